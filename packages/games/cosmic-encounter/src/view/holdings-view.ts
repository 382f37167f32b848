import type { Frame, Reason, Seat } from '@starboard/engine';
import type { WindowName } from '../content/windows.ts';
import { type KnownAbility, windowsOf } from '../rules/abilities/ability.ts';
import { cardsFor, ownAbilities, refuseUse } from '../rules/abilities/refusals.ts';
import { abilityOf } from '../rules/abilities/registry.ts';
import { cardFacts } from '../content/cosmic-cards.ts';
import type { State } from '../rules/state/state.ts';
import { momentView } from './moment-view.ts';
import { type Prospect, prospectsOf } from './prospects.ts';

/** Something of the viewer's own that can be used at some moment; encounter cards are laid and not used. */
export interface Holding {
  /** The alien, the technology, or the face of the card. */
  readonly subject: string;
  readonly ability: string;
  /** Why it cannot be used at the moment that is open; null when it can. */
  readonly why: Reason | null;
  /** The moments it is for; none named where it is for nearly all of them. */
  readonly when: readonly WindowName[];
  /** What the totals would be, where it can be used now and changes nothing else. */
  readonly gives?: readonly Prospect[];
}

/** What the seat has, and what it could do with it now; of hidden things only its own are looked at. */
export function holdingsView(state: State, seat: Seat, underWay: readonly Frame[]): readonly Holding[] {
  if (!state.encounter) return [];
  const moment = momentView(state, underWay);
  const isAsked = moment !== null && (moment.only === null || moment.only === seat);
  const window = isAsked ? moment.window : null;
  return ownAbilities(state, window, seat).map((id) => {
    const ability = abilityOf(id);
    const why = refuseUse(state, window, seat, id);
    const gives = why === null ? prospectsOf(state, seat, ability) : null;
    const holding = { subject: subjectOf(state, seat, ability), ability: id, why, when: momentsOf(ability) };
    return gives ? { ...holding, gives } : holding;
  });
}

const mostNamed = 12;

const momentsOf = (ability: KnownAbility): readonly WindowName[] =>
  windowsOf(ability).length > mostNamed ? [] : [...windowsOf(ability)];

function subjectOf(state: State, seat: Seat, ability: KnownAbility): string {
  const { source } = ability;
  if (source.kind === 'power') return source.alien;
  if (source.kind === 'technology') return source.technology;
  const [card = null] = cardsFor(state, seat, ability);
  return card === null ? ability.id : cardFacts(card).face;
}
