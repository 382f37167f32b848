import { describe, expect, test } from 'vitest';
import { type Bot, type Match, randomFrom, startMatch } from '@starboard/engine';
import { alienFrontiers, type PositionDescription, type State } from '../index.ts';
import { botCalled, matchAt, plays, playsTurn } from '../testing/bot-play.ts';

const { standIn } = alienFrontiers;
if (!standIn) throw new Error('a stand-in is expected here');
const normal = botCalled('normal');
const luck = randomFrom('luck');

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
    const { events } = plays(bot, match, luck);
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

  const at = (description: PositionDescription): Match => matchAt({ players: 2, ...description });

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
    expect(playsTurn(standIn, match)[0]).toBe('discard:data-crystal');
    expect(match.position.outcome?.winners).toEqual([0]);
  });

  test('and not where it only ends it', () => {
    const match = at(lastTurn({ cards: ['stasis-beam'] }));
    expect(plays(standIn, match).answer).not.toBe('discard:stasis-beam');
  });
});
