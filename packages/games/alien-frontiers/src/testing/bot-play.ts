import {
  type Bot,
  decisionOf,
  derivedSeed,
  type Json,
  type Match,
  playFrom,
  promptOf,
  randomFrom,
  redeal,
  sample,
  submit,
} from '@starboard/engine';
import { alienFrontiers, buildPosition, type Event, type PositionDescription, type State } from '../index.ts';

export function botCalled(name: string): Bot {
  const bot = alienFrontiers.bots?.find((each) => each.name === name);
  if (!bot) throw new Error(`no bot is called ${name}`);
  return bot;
}

export const matchAt = (description: PositionDescription): Match =>
  playFrom(alienFrontiers, buildPosition(description), { undo: false });

/** Asks a bot as a host does: with a re-dealt match, and luck of its own. */
export function ask(bot: Bot, match: Match, luck = randomFrom('luck')): Json {
  const [question] = match.questions;
  if (!question) throw new Error('no player is asked');
  const { seat } = question;
  return bot.decide(promptOf(question, decisionOf(match, seat)), {
    seat,
    random: luck,
    look: () => redeal(match, seat, derivedSeed(luck, 'worlds')),
    glance: () => alienFrontiers.glance?.(match.position.state as State, seat, question.prompt),
    draw: () => sample(question.shape, luck, 'answers'),
    hasWaited: false,
    isTimed: () => false,
    now: () => 0,
  });
}

/** One answer, which must be taken, and what comes of it. */
export function plays(
  bot: Bot,
  match: Match,
  luck = randomFrom('luck'),
): { readonly answer: Json; readonly events: readonly Event[] } {
  const { seat } = match.questions[0] ?? { seat: -1 };
  const answer = ask(bot, match, luck);
  const result = submit(match, { seat, decision: decisionOf(match, seat), answer });
  if (!result.accepted) throw new Error(`${bot.name} was refused ${JSON.stringify([answer, result.reason])}`);
  const broken = alienFrontiers.invariants(match.position.state as State, match.position.outcome);
  if (broken.length > 0) throw new Error(broken.join('; '));
  return { answer, events: result.events as readonly Event[] };
}

/** All that the bot answers until its turn is over. */
export function playsTurn(bot: Bot, match: Match): Json[] {
  const answers: Json[] = [];
  const { turn } = match.position.state as State;
  while (match.questions[0]?.seat === turn) answers.push(plays(bot, match).answer);
  return answers;
}
