import { type Reason, reason, type Seat } from '@starboard/engine';
import { ruleFor } from '../powers/passives.ts';
import { canGive, hasPicks, namedCards } from './promises.ts';
import { mainOf, otherSide } from '../state/seats.ts';
import { coloniesOf } from '../ships/ships.ts';
import { encounterOf, playerOf, type Side, type State } from '../state/state.ts';
import { type Gift, pickedKinds, refuseNothing, type Terms } from './deal-terms.ts';
import { refuseGrant } from './grants.ts';

const sides = ['offense', 'defense'] as const;

const refusal = (key: string, seat?: Seat): Reason =>
  reason(`ce.${key}`, seat === undefined ? undefined : { seat }, 'ce.rule.deals');

/** Whose ships the giver could let out of the warp, and how many. */
export function releasable(state: State, giver: Seat, receiver: Seat): Record<string, number> {
  if (!ruleFor(state, giver, 'releasesShips', false)) return {};
  const isAnybody = state.settings.zombieRelease === 'any-player';
  const seats = state.players.flatMap((_, seat) =>
    (isAnybody ? seat !== giver : seat === receiver) && coloniesOf(state, seat).length > 0 ? [seat] : [],
  );
  return Object.fromEntries(seats.map((seat) => [seat, state.warp[seat] ?? 0]));
}

/** Why this seat cannot offer or accept such terms. What its hand lacks no other player learns. */
export function refuseTerms(state: State, seat: Seat, terms: Terms): Reason | null {
  const side = seat === encounterOf(state).offense ? 'offense' : 'defense';
  return refuseOpenly(state, terms) ?? refuseHand(state, seat, terms[side]);
}

/** Why agreed terms cannot be carried out. */
export const refuseExecution = (state: State, terms: Terms): Reason | null =>
  refuseOpenly(state, terms) ??
  refuseHand(state, mainOf(encounterOf(state), 'offense'), terms.offense) ??
  refuseHand(state, mainOf(encounterOf(state), 'defense'), terms.defense);

/** What all players can see to be wrong with terms. */
function refuseOpenly(state: State, terms: Terms): Reason | null {
  for (const side of sides) {
    const wrong = refuseGift(state, side, terms[side]);
    if (wrong) return wrong;
  }
  return refuseNothing(terms);
}

function refuseGift(state: State, side: Side, gift: Gift): Reason | null {
  const { cards, random, colony, release } = gift;
  const giver = mainOf(encounterOf(state), side);
  const receiver = mainOf(encounterOf(state), otherSide(side));
  // the size of a hand is no secret
  const least = cards.length + pickedKinds(gift).length + random;
  if (least > playerOf(state, giver).hand.length) return refusal('too-few-cards', giver);
  const most = releasable(state, giver, receiver);
  if (Object.entries(release).some(([seat, count]) => count > (most[seat] ?? 0)))
    return refusal('ships-not-releasable', giver);
  return colony === null ? null : refuseGrant(state, giver, receiver, colony);
}

/** What only the giver knows to be wrong with its gift. */
function refuseHand(state: State, giver: Seat, gift: Gift): Reason | null {
  const { hand } = playerOf(state, giver);
  if (namedCards(hand, gift) === null || !hasPicks(hand, gift)) return refusal('card-not-held', giver);
  return canGive(hand, gift) ? null : refusal('too-few-cards', giver);
}
