import { askBot, botByName } from '@starboard/bots';
import { gameById } from '@starboard/games';
import { decisionOf, randomFrom } from '@starboard/engine';
import { beginMatch, fileOf, type MatchFile, record, seedHashOf } from '@starboard/records';

const seed = 'an evening long ago';
const players = ['easy', 'easy', 'easy'];

/** A whole match that bots have played, as a file: there is something of everything in it. */
export function playedMatch(): MatchFile {
  const game = gameById('alien-frontiers');
  const bot = game && botByName('easy', game);
  if (!game || !bot) throw new Error('there is no such game');
  const recorded = beginMatch(game, { seats: players.length, options: {}, seed });
  const luck = randomFrom('luck');
  for (let question = recorded.match.questions[0]; question; question = recorded.match.questions[0]) {
    const { seat } = question;
    const decision = decisionOf(recorded.match, seat);
    record(recorded, { seat, decision, answer: askBot(bot, recorded.match, seat, luck) });
  }
  return { ...fileOf(recorded, { players }), seedHash: seedHashOf(seed) };
}
