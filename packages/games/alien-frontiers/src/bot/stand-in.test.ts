import { describe, expect, test } from 'vitest';
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
  startMatch,
  submit,
} from '@starboard/engine';
import { alienFrontiers, buildPosition, type Event, type PositionDescription, type State } from '../index.ts';

const { standIn } = alienFrontiers;
const normal = alienFrontiers.bots?.find(({ name }) => name === 'normal');
if (!standIn || !normal) throw new Error('both are expected here');

const luck = randomFrom('luck');

/** One answer of the bot for the player who is asked, and what comes of it. */
function plays(bot: Bot, match: Match): { readonly answer: Json; readonly events: readonly Event[] } {
  const [question] = match.questions;
  if (!question) throw new Error('nobody is asked');
  const { seat } = question;
  const decision = decisionOf(match, seat);
  const answer = bot.decide(promptOf(question, decision), {
    seat,
    random: luck,
    look: () => redeal(match, seat, derivedSeed(luck, 'worlds')),
    glance: () => undefined,
    draw: () => sample(question.shape, luck, 'answers'),
    hasWaited: false,
    isTimed: () => false,
  });
  const result = submit(match, { seat, decision, answer });
  if (!result.accepted) throw new Error(`${bot.name} was refused ${JSON.stringify([answer, result.reason])}`);
  return { answer, events: result.events as readonly Event[] };
}

interface Spent {
  readonly seat: number;
  readonly round: number;
}

/** A match of two that the bot plays: who gave up a card for its power, and when; and who won when. */
function played(bot: Bot, seed: string): { readonly spent: readonly Spent[]; readonly won: Spent } {
  const match = startMatch(alienFrontiers, { seats: 2, seed, undo: false });
  const spent: Spent[] = [];
  const now = () => match.position.state as State;
  while (!match.position.outcome) {
    const { turn: seat, round } = now();
    const { events } = plays(bot, match);
    if (events.some((event) => event.type === 'powerUsed' && event.power === 'discard'))
      spent.push({ seat, round });
  }
  const [seat = -1] = match.position.outcome.winners;
  return { spent, won: { seat, round: now().round } };
}

describe('whoever plays for somebody who is away', () => {
  test('keeps their cards, which the bot it plays like does not', () => {
    for (const seed of ['away', 'm1']) {
      const { spent, won } = played(standIn, seed);
      // in the turn that wins one may be given up
      expect(spent.filter(({ seat, round }) => seat !== won.seat || round !== won.round)).toEqual([]);
      expect(played(normal, seed).spent.length).toBeGreaterThan(2);
    }
  });

  const at = (description: PositionDescription): Match =>
    playFrom(alienFrontiers, buildPosition({ players: 2, ...description }), { undo: false });

  /** Red can land the last colony, and Green is a point ahead; or not even that. */
  const lastTurn = (cards: PositionDescription['red']): PositionDescription => ({
    roll: [6],
    red: {
      fuel: 1,
      ore: 1,
      ships: 4,
      colonies: { 'lem-badlands': 3, 'asimov-crater': 2, 'pohl-foothills': 2 },
      ...cards,
    },
    green: {
      fuel: 8,
      colonies: { 'bradbury-plateau': 2, 'herbert-valley': 2, 'heinlein-plains': 2, 'van-vogt-mountains': 1 },
      cards: ['alien-city'],
    },
  });

  test('gives one up where that wins the match', () => {
    const match = at(lastTurn({ cards: ['data-crystal'] }));
    const answers: Json[] = [];
    while (!match.position.outcome && match.questions[0]?.seat === 0)
      answers.push(plays(standIn, match).answer);
    expect(answers[0]).toBe('discard:data-crystal');
    expect(match.position.outcome?.winners).toEqual([0]);
  });

  test('and not where it only ends it', () => {
    const match = at(lastTurn({ cards: ['stasis-beam'] }));
    expect(plays(standIn, match).answer).not.toBe('discard:stasis-beam');
  });
});
