import { botByName, luckFor, meansOf } from '@starboard/bots';
import {
  type Bot,
  decisionOf,
  isPause,
  type Match,
  promptOf,
  type Question,
  type RandomState,
  startMatch,
  submit,
} from '@starboard/engine';
import { botOf } from '../../bot/bots.ts';
import { typeOf } from '../../content/cosmic-cards.ts';
import { cosmicEncounter } from '../../game.ts';
import type { Options } from '../../rules/state/options.ts';
import { type PlayedTalks, watchTalks } from './watch-talks.ts';

interface TalksSettings {
  readonly games: number;
  readonly seats: number;
  readonly seed: string;
  /** Who talks, on all seats. */
  readonly bot: string;
  readonly options?: Partial<Options>;
}

/** No game has more answers in it. */
const mostAnswers = 20_000;

/** Plays all but the talks: a bot that thinks ahead would take most of the time for what is not looked at. */
const player = botOf('policy', { blur: 0 });

/** Games in which all lay a negotiate whenever they have one, so that much is talked. */
export function playTalks({ games, seats, seed, bot: name, options = {} }: TalksSettings): PlayedTalks[] {
  const bot = botByName(name, cosmicEncounter);
  if (!bot) throw new Error(`there is no bot '${name}'`);
  const played: PlayedTalks[] = [];
  for (let game = 0; game < games; game++) {
    const luck = luckFor(`${seed} ${game}`);
    const watched = watchTalks((talks) => played.push(talks));
    const match = startMatch(watched.game, { seats, seed: `${seed} ${game}`, options, undo: false });
    watched.table = match.table;
    for (let answers = 0; answers < mostAnswers && !match.position.outcome; answers++)
      answerOne(match, bot, luck);
  }
  return played;
}

/** The first seat that does not wait for another answers. */
function answerOne(match: Match, bot: Bot, luck: RandomState): void {
  for (const question of match.questions) {
    const { seat, shape } = question;
    const answer = answerTo(match, question, bot, luck);
    if (isPause(shape, answer)) continue;
    const taken = submit(match, { seat, decision: decisionOf(match, seat), answer });
    if (!taken.accepted) throw new Error(`${question.prompt}: ${JSON.stringify(answer)} is refused`);
    return;
  }
}

function answerTo(match: Match, question: Question, bot: Bot, luck: RandomState): unknown {
  const { seat, prompt, shape, isOptional } = question;
  if (shape.kind === 'open' && isOptional) return null;
  const negotiate =
    prompt === 'ce.ask.select' && shape.kind === 'choose'
      ? shape.options.find((card) => typeOf(card) === 'negotiate')
      : undefined;
  const asked = prompt === 'ce.ask.deal' ? bot : player;
  return (
    negotiate ?? asked.decide(promptOf(question, decisionOf(match, seat)), meansOf(match, seat, luck, true))
  );
}
