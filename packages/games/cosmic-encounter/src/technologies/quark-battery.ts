import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import { encounterFaces, isEncounterCard } from '../content/cosmic-cards.ts';
import { asksOne } from '../rules/asking/asking.ts';
import { leavesUnseen } from '../rules/cards/known-cards.ts';
import type { Event } from '../rules/state/events.ts';
import { ownSide } from '../rules/encounter/reading.ts';
import { replaceCard } from '../rules/encounter/replace-card.ts';
import { playerOf, type State } from '../rules/state/state.ts';
import { techOf } from '../rules/techs/techs.ts';
import { technology } from './technology.ts';

const { procedure } = rulesOf<State, Event>();

const id = 'quark-battery';

/** A player without an encounter card is asked too: the others must not learn of it. */
const storable = (state: State, seat: Seat): string[] => {
  const cards = playerOf(state, seat).hand.filter(isEncounterCard);
  return cards.length > 0 ? cards : ['none'];
};

/** A card goes under it at once; without one it stays empty for good. */
const charge = procedure<{ readonly seat: Seat }, 'which'>(id, 'which', {
  which: asks(
    (state, { seat }) => asksOne('ce.ask.store', storable)(state, seat),
    (table, { seat }, card) => {
      if (card === 'none') return end();
      const player = playerOf(table.state, seat);
      player.hand = player.hand.filter((held) => held !== card);
      leavesUnseen(table.state, seat, 1, encounterFaces);
      techOf(table.state, seat, id)?.cards.push(card);
      table.emit({ type: 'cardStored', seat, card });
      return end();
    },
  ),
});

/** Stores an encounter card, to be used in place of the one revealed. */
export const quarkBattery = technology({
  id,
  abilities: [
    {
      when: 'reveal.after-reveal',
      as: 'main',
      if: (state, seat) => (techOf(state, seat, id)?.cards.length ?? 0) > 0,
      effect: (table, { seat }) => {
        const [card] = techOf(table.state, seat, id)?.cards.splice(0) ?? [];
        if (card !== undefined) replaceCard(table, ownSide(table.state, seat), card);
      },
    },
  ],
  completed: charge,
  procedures: [charge],
});
