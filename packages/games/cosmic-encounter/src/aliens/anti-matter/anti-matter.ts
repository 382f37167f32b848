import type { Seat } from '@starboard/engine';
import { beingAnswered, stop } from '../../rules/abilities/answering.ts';
import { abilityOf } from '../../rules/abilities/registry.ts';
import type { CeTable } from '../../rules/state/events.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { bothAttack, ownSide } from '../../rules/encounter/reading.ts';
import { encounterOf, type State, type Use } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

/** How another player's flare is being played. */
function opposedForm(state: State, seat: Seat): 'wild' | 'super' | null {
  const played = beingAnswered(state);
  if (played.seat === seat) return null;
  const { source } = abilityOf(played.ability);
  return source.kind === 'flare' ? source.form : null;
}

/** The flare goes back as if it had not been played, but rests for the encounter. */
function prevent(table: CeTable, use: Use): void {
  const encounter = encounterOf(table.state);
  const prevented = beingAnswered(table.state, use);
  stop(table, use);
  prevented.cardTo = prevented.seat;
  encounter.flares = encounter.flares.filter(({ card }) => card !== prevented.card);
  if (prevented.card !== null) encounter.resting.push(prevented.card);
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
