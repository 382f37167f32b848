import type { Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { asksSome, decides } from '../../rules/asking/asking.ts';
import { discardFromHand, handOf, hasCards } from '../../rules/cards/cards.ts';
import { runs } from '../../rules/runs.ts';
import { mainOf } from '../../rules/state/seats.ts';
import { pickFromHand } from '../../rules/cards/seen-hand.ts';
import { encounterOf, playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const defenseOf = (state: State): Seat => mainOf(encounterOf(state), 'defense');

const hasLoot = (state: State): boolean => {
  const { result, defense } = encounterOf(state);
  return result === 'offense-won' && defense !== null && hasCards(state, defense);
};

/** What the seat has just received, as far as it still has it. */
const received = (state: State, seat: Seat): CardId[] => {
  const { received: got } = encounterOf(state);
  return got?.seat === seat ? got.cards.filter((card) => playerOf(state, seat).hand.includes(card)) : [];
};

/** Loot and Pillage: a victorious offense helps itself from the defense's hand and scatters the rest. */
export const barbarian = alien({
  id: 'barbarian',
  power: {
    id: 'barbarian.loot',
    when: 'resolution.before-compensation',
    as: 'offense',
    use: 'must',
    if: hasLoot,
    // a card of choice for each own ship; the defense discards what is left
    effect: ({ state }, { seat }) => {
      const max = encounterOf(state).shipsAtOutcome?.[seat] ?? 0;
      return runs(pickFromHand, { seat, of: defenseOf(state), to: seat, min: 0, max });
    },
    afterwards: (table) => {
      const defense = defenseOf(table.state);
      discardFromHand(table, defense, handOf(table.state, defense));
    },
  },
  wild: {
    when: ['resolution.compensated', 'resolution.rewards'],
    as: 'main-or-ally',
    if: (state, seat) => received(state, seat).length > 0,
    effect: decides(
      asksSome('ce.ask.unwanted', received, 0, Infinity, { timeout: [] }),
      (table, { seat }, cards) => discardFromHand(table, seat, cards),
    ),
  },
  super: {
    when: 'resolution.before-compensation',
    as: 'offensive-ally',
    if: hasLoot,
    usesPower: 'barbarian.loot',
  },
});
