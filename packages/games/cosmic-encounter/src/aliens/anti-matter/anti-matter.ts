import type { Seat } from '@starboard/engine';
import { answered } from '../../rules/abilities/answering.ts';
import { abilityOf } from '../../rules/abilities/registry.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { bothAttack, ownSide } from '../../rules/encounter/reading.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** How another player's flare is being played. */
function opposedForm(state: State, seat: Seat): 'wild' | 'super' | null {
  const last = state.uses.at(-1);
  if (!last || last.seat === seat) return null;
  const { source } = abilityOf(last.ability);
  return source.kind === 'flare' ? source.form : null;
}

/** The flare goes back as if it had not been played, but rests for the encounter. */
function prevent({ state }: CeTable): void {
  const encounter = encounterOf(state);
  const use = answered(state);
  use.isCancelled = true;
  use.cardTo = use.seat;
  encounter.flares = encounter.flares.filter(({ card }) => card !== use.card);
  if (use.card !== null) encounter.resting.push(use.card);
}

/** Negation: own ships and all allies are subtracted, and the lower total wins. */
export const antiMatter = alien({
  id: 'anti-matter',
  power: {
    id: 'anti-matter.negation',
    when: 'reveal.after-reveal',
    as: 'main',
    use: 'must',
    if: bothAttack,
    effect: ({ state }, { seat }) => modify(state, { op: 'negate', side: ownSide(state, seat) }),
  },
  wild: {
    when: 'react.flare',
    as: 'main-or-ally',
    if: (state, seat) => opposedForm(state, seat) === 'wild',
    effect: prevent,
  },
  super: {
    when: 'react.flare',
    as: 'any',
    if: (state, seat) => opposedForm(state, seat) !== null,
    effect: prevent,
  },
});
