import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { beingAnswered, stop } from '../../rules/abilities/answering.ts';
import { turnsWith } from '../../rules/abilities/wise.ts';
import { asksBoth, asksOne, asksSome } from '../../rules/asking/asking.ts';
import { justDiscarded, takeFromDiscard } from '../../rules/cards/cards.ts';
import { demandable, demandCard } from '../../rules/cards/demand-card.ts';
import { runs } from '../../rules/runs.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { takeInSight } from '../../rules/cards/sheet-cards.ts';
import { encounterOf, playerOf, type Side, type State, type Use } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const highest = 6;
const highestByFlare = 9;

const attacksUpTo = (state: State, seat: Seat, most: number): CardId[] =>
  playerOf(state, seat).hand.filter((card) => typeOf(card) === 'attack' && cardFacts(card).value <= most);

const price = { type: 'negotiate', atLeast: 0, instead: null, rule: 'ce.rule.reserve' } as const;

function reinforce(table: CeTable, { seat }: Use, chosen: unknown): void {
  const { state } = table;
  const [side, cards] = chosen as [Side, readonly CardId[]];
  table.reveal();
  for (const card of cards) {
    takeInSight(state, seat, card);
    encounterOf(state).reinforcements.push({ card, seat, side });
    modify(state, { op: 'add', side, amount: cardFacts(card).value });
  }
  table.emit({ type: 'sideReinforced', seat, side, cards });
}

/** Which side, and which attacks of the hand lie down for it as reinforcements. */
const choosing = (name: string, most: number, atMost?: number) =>
  asksBoth(
    name,
    asksOne('ce.ask.reinforce', ['offense', 'defense']),
    asksSome('ce.ask.reserves', (state, seat) => attacksUpTo(state, seat, most), 1, atMost),
  );

const layAttacks = choosing('reserve-attacks', highest);
const layOne = choosing('reserve-attack', highestByFlare, 1);

/** The reinforcement another player has just discarded. */
function thrownAway(state: State, seat: Seat): CardId[] {
  const last = justDiscarded(state);
  return last && last.seat !== seat && last.kind === 'reinforcement' ? [last.card] : [];
}

/** Reinforce: low attacks are reinforcements, and a negotiate stops those of others. */
export const reserve = alien({
  id: 'reserve',
  power: [
    {
      id: 'reserve.reinforce',
      when: 'reveal.after-reveal',
      as: 'main-or-ally',
      use: 'may',
      repeats: true,
      if: (state, seat) => attacksUpTo(state, seat, highest).length > 0,
      isWise: (state, seat) => turnsWith(state, seat, attacksUpTo(state, seat, highest)),
      effect: (_table, { seat }) => runs(layAttacks, { seat }),
      afterwards: reinforce,
    },
    {
      id: 'reserve.stop',
      when: 'react.reinforcement',
      as: 'main-or-ally',
      use: 'may',
      repeats: true,
      if: (state, seat) =>
        beingAnswered(state).seat !== seat && demandable(state, { ...price, seat }).length > 0,
      effect: (_table, { seat }) => runs(demandCard, { ...price, seat }),
      afterwards: (table, use, paid) => {
        if (paid !== null) stop(table, use);
      },
    },
  ],
  wild: {
    when: 'trigger.card-discarded',
    as: 'any',
    lasts: true,
    if: (state, seat) => thrownAway(state, seat).length > 0,
    effect: (table, { seat }) => takeFromDiscard(table, seat, thrownAway(table.state, seat)),
  },
  super: {
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    if: (state, seat) => attacksUpTo(state, seat, highestByFlare).length > 0,
    effect: (_table, { seat }) => runs(layOne, { seat }),
    afterwards: reinforce,
  },
  procedures: [layAttacks, layOne],
});
