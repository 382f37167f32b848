import type { Question } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { mainOf, otherSide } from '../state/seats.ts';
import { encounterOf, playerOf, type Side, type State } from '../state/state.ts';
import { type AnyKind, type Gift, pickedKinds } from './deal-terms.ts';
import { pickable } from './promises.ts';

/** The cards that a giver has picked, by kind. */
export type Picks = Readonly<Partial<Record<AnyKind, CardId>>>;

/** Which cards a side gives where the deal left that to it; it is asked even if there is only one. */
export function pickQuestion(state: State, side: Side, gift: Gift): Question[] {
  const encounter = encounterOf(state);
  const seat = mainOf(encounter, side);
  const { hand } = playerOf(state, seat);
  const parts = pickedKinds(gift)
    .map((kind) => [kind, { kind: 'choose', options: pickable(hand, gift, kind) }] as const)
    .filter(([, { options }]) => options.length > 0);
  if (parts.length === 0) return [];
  const to = mainOf(encounter, otherSide(side));
  return [
    {
      seat,
      prompt: 'ce.ask.give',
      params: { to },
      shape: { kind: 'form', parts: Object.fromEntries(parts) },
    },
  ];
}
