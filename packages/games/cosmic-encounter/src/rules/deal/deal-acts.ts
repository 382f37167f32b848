import type { Form, Open, Seat, Shape } from '@starboard/engine';
import { mainOf, otherSide, sideOf } from '../state/seats.ts';
import { encounterOf, playerOf, type Side, type State } from '../state/state.ts';
import { grantable, releasable } from './deal-refusals.ts';
import { cardKinds } from './deal-terms.ts';

/** What a screen can offer a talker: accept, an offer put together of gifts, the own one first, or the end of it. */
export function talkActs(state: State, seat: Seat, canAccept: boolean): NonNullable<Open['acts']> {
  const own = sideOf(encounterOf(state), seat) ?? 'offense';
  const sides = [own, otherSide(own)];
  const parts = Object.fromEntries(sides.map((side) => [side, giftForm(state, side, seat)]));
  return { ...(canAccept && { accept: null }), offer: { kind: 'form', parts }, 'break-off': null };
}

/** Of the own hand one picks cards; of another's one can only say what kind they should be. */
function giftForm(state: State, side: Side, seat: Seat): Form {
  const encounter = encounterOf(state);
  const giver = mainOf(encounter, side);
  const receiver = mainOf(encounter, otherSide(side));
  const { hand } = playerOf(state, giver);
  const cards = (options: readonly string[]): Shape => ({
    kind: 'pick',
    options,
    min: 0,
    max: options.length,
  });
  const slots = Object.entries(releasable(state, giver, receiver))
    .filter(([, max]) => max > 0)
    .map(([key, max]) => ({ key, max }));
  const parts: Record<string, Shape> = {
    ...(giver === seat ? { cards: cards(hand) } : { kinds: cards(hand.length > 0 ? cardKinds : []) }),
    random: { kind: 'amount', min: 0, max: hand.length },
    colony: { kind: 'pick', options: grantable(state, giver, receiver), min: 0, max: 1 },
    release: { kind: 'split', slots, min: 0, max: slots.reduce((sum, { max }) => sum + max, 0) },
  };
  return { kind: 'form', parts };
}
