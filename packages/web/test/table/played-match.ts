import { askBot, botByName } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { decisionOf, type Input, randomFrom, submit } from '@starboard/engine';
import { beginMatch, fileOf, type MatchFile, seedHashOf } from '@starboard/records';

const seed = 'an evening long ago';
const players = ['easy', 'easy', 'easy'];

/** A whole match that bots have played, as a file: there is something of everything in it. */
export function playedMatch(): MatchFile {
  const game = gameById('alien-frontiers');
  const bot = game && botByName('easy', game);
  if (!game || !bot) throw new Error('there is no such game');
  const { beginning, match } = beginMatch(game, { seats: players.length, options: {}, seed });
  const inputs: Input[] = [];
  const luck = randomFrom('luck');
  for (let question = match.questions[0]; question; question = match.questions[0]) {
    const { seat } = question;
    const input = { seat, decision: decisionOf(match, seat), answer: askBot(bot, match, seat, luck) };
    submit(match, input);
    inputs.push(input);
  }
  return { ...fileOf({ beginning, match, inputs }, { players }), seedHash: seedHashOf(seed) };
}
