import { hasUsed, isStrengthened } from '../../rules/abilities/answering.ts';
import { drawCards, takeFromDiscard } from '../../rules/cards/cards.ts';
import { runs } from '../../rules/runs.ts';
import { opponentOf } from '../../rules/state/seats.ts';
import { alien } from '../alien.ts';
import { fetch, fetchable } from './fetch.ts';

const power = 'fido.fetch';

/** Fetch: a discarded encounter card is offered to another player, who may want it. */
export const fido = alien({
  id: 'fido',
  power: {
    id: power,
    when: 'resolution.after-discard',
    as: 'any',
    use: 'may',
    if: (state) => fetchable(state).length > 0,
    // the card is offered in the effect, to one player after another
    effect: ({ state }, { seat }) => {
      const isAll = isStrengthened(state, seat, power);
      return runs(fetch, { seat, isAll, offered: [] });
    },
  },
  wild: {
    when: 'planning.before-select',
    as: 'main',
    effect: (table, { seat }) => {
      const { state } = table;
      const top = state.discard.at(-1);
      if (top !== undefined) takeFromDiscard(table, opponentOf(state, seat) ?? seat, [top]);
      drawCards(table, seat, 1);
    },
  },
  super: {
    when: 'resolution.after-discard',
    as: 'any',
    if: (state, seat) => fetchable(state).length > 0 && !hasUsed(state, seat, power),
    usesPower: power,
    isStronger: true,
  },
  procedures: [fetch],
});
