import type { Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { beingAnswered, stop } from '../../rules/abilities/answering.ts';
import { asksOne } from '../../rules/asking/asking.ts';
import { takeFromDiscard } from '../../rules/cards/cards.ts';
import { demandable, demandCard } from '../../rules/cards/demand-card.ts';
import { runs } from '../../rules/runs.ts';
import { opponentOf } from '../../rules/state/seats.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';
import { caught, cheating } from './cheat.ts';

/** Encounter cards of others that have just been discarded and still lie there. */
const loot = (state: State, seat: Seat): { readonly seat: Seat; readonly card: CardId }[] =>
  encounterOf(state).discarded.filter(
    (played) => played.seat !== seat && state.discard.includes(played.card),
  );

/** The opponent's. */
const prize = (state: State, seat: Seat): CardId[] =>
  loot(state, seat).flatMap((played) => (played.seat === opponentOf(state, seat) ? [played.card] : []));

const price = { type: 'negotiate', atLeast: 0, instead: null, rule: 'ce.rule.filch' } as const;

/** Theft: takes the opponent's encounter card from the discard pile. */
export const filch = alien({
  id: 'filch',
  power: {
    id: 'filch.theft',
    when: 'resolution.after-discard',
    as: 'main',
    use: 'may',
    if: (state, seat) => prize(state, seat).length > 0,
    effect: (table, { seat }) => takeFromDiscard(table, seat, prize(table.state, seat).slice(0, 1)),
  },
  wild: {
    when: ['react.flare', 'react.artifact'],
    as: 'any',
    if: (state, seat) =>
      state.settings.filchFlare === 'standard' &&
      beingAnswered(state).seat !== seat &&
      demandable(state, { ...price, seat }).length > 0,
    // for a negotiate, the card another player is playing does nothing and changes hands
    effect: (_table, { seat }) => runs(demandCard, { ...price, seat }),
    afterwards: (table, use, paid) => {
      if (paid === null) return;
      stop(table, use);
      const stolen = beingAnswered(table.state, use);
      stolen.cardTo = use.seat;
      if (stolen.card !== null) encounterOf(table.state).resting.push(stolen.card);
    },
  },
  super: {
    when: 'resolution.after-discard',
    as: 'any',
    if: (state, seat) => loot(state, seat).length > 0,
    asks: asksOne('ce.ask.loot', (state, seat) => loot(state, seat).map(({ card }) => card)),
    effect: (table, { seat, choices }) => takeFromDiscard(table, seat, [choices as CardId]),
  },
  // the classic card has another wild side
  further: [caught],
  afterPhase: {
    if: ({ filchFlare, flares }) => filchFlare === 'classic' && flares !== 'none',
    procedure: cheating,
  },
  procedures: [cheating],
});
