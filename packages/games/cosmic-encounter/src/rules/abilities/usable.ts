import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts, copiesOf, flareFace } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import { hasPower, isPowerUp, sheetOf } from '../powers.ts';
import { hasRole } from '../seats.ts';
import { playableCards } from '../sheet-cards.ts';
import { encounterOf, type State } from '../state.ts';
import type { KnownAbility } from './ability.ts';
import { abilitiesIn } from './registry.ts';

/** An ability somebody could use now, and the card it would take. */
export interface Usable {
  readonly ability: KnownAbility;
  readonly card: CardId | null;
}

/** All that the seat may choose to do in this window. */
export function usableIn(state: State, window: WindowName, seat: Seat): Usable[] {
  const usable: Usable[] = [];
  for (const ability of abilitiesIn(window)) {
    // the role first: looking for a card is dearer
    if (ability.use === 'must' || !hasRole(state, seat, ability.as)) continue;
    const card = cardFor(state, seat, ability);
    if (isUsable(state, window, seat, ability, card)) usable.push({ ability, card });
  }
  return usable;
}

/** The next compulsory use of this window, in timing order. */
export function nextDue(
  state: State,
  window: WindowName,
  order: readonly Seat[],
): (Usable & { seat: Seat }) | null {
  for (const seat of order) {
    for (const ability of abilitiesIn(window)) {
      if (ability.use === 'must' && isUsable(state, window, seat, ability, null))
        return { ability, card: null, seat };
    }
  }
  return null;
}

/**
 * Whether, for all that everybody knows, this seat could have something to do here. Whoever could is asked, so
 * that being asked betrays nothing.
 */
export const mayHaveSomething = (state: State, window: WindowName, seat: Seat): boolean =>
  abilitiesIn(window).some(
    (ability) =>
      ability.use === 'may' &&
      hasRole(state, seat, ability.as) &&
      isConceivable(state, window, seat, ability),
  );

function isConceivable(state: State, window: WindowName, seat: Seat, ability: KnownAbility): boolean {
  const { source } = ability;
  switch (source.kind) {
    case 'power': {
      const sheet = sheetOf(state, seat, source.alien);
      const works = ability.isNoUse ? isPowerUp : hasPower;
      // what has been used openly is nobody's secret
      if (!sheet || isSpent(state, window, seat, ability)) return false;
      return sheet.isHidden || works(state, seat, source.alien);
    }
    case 'flare':
      return state.settings.flares !== 'none' && couldHold(state, seat, flareFace(source.alien));
    case 'artifact':
      return couldHold(state, seat, source.artifact);
    case 'reinforcement':
      return couldHold(state, seat, source.face);
  }
}

/** A card that is not all in the discard pile might be in any hand that is not empty. */
const couldHold = (state: State, seat: Seat, face: string): boolean =>
  playableCards(state, seat).length > 0 && copiesOf(face).some((card) => !state.discard.includes(card));

function isUsable(
  state: State,
  window: WindowName,
  seat: Seat,
  ability: KnownAbility,
  card: CardId | null,
): boolean {
  if (!hasRole(state, seat, ability.as) || isSpent(state, window, seat, ability)) return false;
  const { source } = ability;
  const works = ability.isNoUse ? isPowerUp : hasPower;
  const isAtHand = source.kind === 'power' ? works(state, seat, source.alien) : card !== null;
  if (!isAtHand || (source.kind === 'flare' && !mayPlayFlare(state, seat, ability, card))) return false;
  return ability.if?.(state, seat) ?? true;
}

export const useKey = (seat: Seat, ability: KnownAbility, window: WindowName): string =>
  `${seat}:${ability.id}:${window}`;

/** A power works once in each of its windows, unless it answers events. */
const isSpent = (state: State, window: WindowName, seat: Seat, ability: KnownAbility): boolean =>
  !ability.repeats && encounterOf(state).used.includes(useKey(seat, ability, window));

/** One flare a player and encounter, each flare once; its own alien must use the super form, others the wild. */
function mayPlayFlare(state: State, seat: Seat, { source }: KnownAbility, card: CardId | null): boolean {
  if (source.kind !== 'flare') return true;
  const { flares } = encounterOf(state);
  const isOwn = hasPower(state, seat, source.alien) && !sheetOf(state, seat, source.alien)?.isSecond;
  if (isOwn !== (source.form === 'super')) return false;
  if (flares.some((flare) => flare.card === card)) return false;
  return state.settings.flares === 'unlimited' || !flares.some((flare) => flare.seat === seat);
}

function cardFor(state: State, seat: Seat, { source }: KnownAbility): CardId | null {
  if (source.kind === 'power') return null;
  const face =
    source.kind === 'flare'
      ? flareFace(source.alien)
      : source.kind === 'artifact'
        ? source.artifact
        : source.face;
  const { resting } = encounterOf(state);
  const mayPlay = (card: CardId) => cardFacts(card).face === face && !resting.includes(card);
  return playableCards(state, seat).find(mayPlay) ?? null;
}
