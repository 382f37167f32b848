import type { Seat } from '@starboard/engine';
import type { CardId } from '../../content/cosmic-cards.ts';
import { ownKey } from '../../keys/uses.ts';
import type { WindowName } from '../../content/windows.ts';
import { techFacts, type TechId } from '../../content/technologies.ts';
import { hasPower, isPowerUp } from '../powers/powers.ts';
import { hasRole } from '../state/seats.ts';
import { hasAtHand, playableCards } from '../cards/sheet-cards.ts';
import { encounterOf, playerOf, type Sheet, type State } from '../state/state.ts';
import { faceDownThatCouldBe, isTechReady } from '../techs/techs.ts';
import type { KnownAbility } from './ability.ts';
import type { OfRole } from './moments.ts';
import { momentOf } from './registry.ts';
import { isCompulsory, isHandKept, isSpent, refusalOf, refuseCard } from './refusals.ts';
import { couldTurnUp } from './turning-up.ts';

/** An ability that a player could use now, and the card it would take. */
export interface Usable {
  readonly ability: KnownAbility;
  readonly card: CardId | null;
}

/** All that the seat may choose to do in this window. */
export function usableIn(state: State, window: WindowName, seat: Seat): Usable[] {
  const { byAlien, byCard, byTech } = momentOf(window);
  const usable: Usable[] = [];
  for (const { alien, isHidden } of playerOf(state, seat).sheets) {
    for (const ability of byAlien.get(alien) ?? none)
      if (!isCompulsory(ability, isHidden) && isUsable(state, window, seat, ability, null))
        usable.push({ ability, card: null });
  }
  for (const { id } of playerOf(state, seat).techs) {
    for (const ability of byTech.get(id) ?? none)
      if (isUsable(state, window, seat, ability, null)) usable.push({ ability, card: null });
  }
  if (byCard.size === 0 || isHandKept(state, window, seat)) return usable;
  for (const card of playableCards(state, seat)) {
    for (const ability of byCard.get(card) ?? none)
      if (isNew(usable, ability) && isUsable(state, window, seat, ability, card))
        usable.push({ ability, card });
  }
  return usable;
}

const none: readonly KnownAbility[] = [];

/** One of several equal cards is enough to be offered. */
function isNew(usable: readonly Usable[], ability: KnownAbility): boolean {
  for (const known of usable) if (known.ability === ability) return false;
  return true;
}

/** The next compulsory use of this window, in timing order. */
export function nextDue(
  state: State,
  window: WindowName,
  order: readonly Seat[],
): (Usable & { seat: Seat }) | null {
  const { mustsByAlien, lasting } = momentOf(window);
  if (mustsByAlien.size + lasting.length === 0) return null;
  for (const seat of order) {
    for (const ability of lasting) if (goesOn(state, seat, ability)) return { ability, card: null, seat };
    for (const { alien, isHidden } of playerOf(state, seat).sheets)
      for (const ability of mustsByAlien.get(alien) ?? none)
        if (isCompulsory(ability, isHidden) && isUsable(state, window, seat, ability, null))
          return { ability, card: null, seat };
  }
  return null;
}

/** What was played earlier in the encounter and lasts. */
function goesOn(state: State, seat: Seat, ability: KnownAbility): boolean {
  const { lasting } = encounterOf(state);
  if (lasting.length === 0 || !lasting.includes(ownKey(seat, ability.id))) return false;
  return ability.if?.(state, seat) ?? true;
}

/**
 * Whether, for all that the others know, this seat could have something to do here. Every seat that could is asked, so
 * that being asked betrays nothing.
 */
export function mayHaveSomething(state: State, window: WindowName, seat: Seat): boolean {
  const { byAlien, byTech } = momentOf(window);
  if (couldPlayCard(state, window, seat) || couldTurnUp(state, window, seat)) return true;
  for (const sheet of playerOf(state, seat).sheets)
    for (const ability of byAlien.get(sheet.alien) ?? none)
      if (isConceivable(state, window, seat, sheet, ability)) return true;
  return byTech.size > 0 && couldUseTechs(state, window, seat);
}

/** A card that is not in the discard pile might be in any hand that is not empty. */
function couldPlayCard(state: State, window: WindowName, seat: Seat): boolean {
  const { cardsByRole, flaresByRole } = momentOf(window);
  const isWithFlares = flaresByRole.length > 0 && state.settings.flares !== 'none';
  if (cardsByRole.length === 0 && !isWithFlares) return false;
  if (playableCards(state, seat).length === 0) return false;
  return couldHoldOne(state, seat, cardsByRole) || (isWithFlares && couldHoldOne(state, seat, flaresByRole));
}

function couldHoldOne(state: State, seat: Seat, byRole: readonly OfRole[]): boolean {
  const { discard, settings } = state;
  for (const { role, cards } of byRole) {
    if (!hasRole(state, seat, role)) continue;
    for (const card of cards[settings.filchFlare]) if (!discard.includes(card)) return true;
  }
  return false;
}

function couldUseTechs(state: State, window: WindowName, seat: Seat): boolean {
  if (playerOf(state, seat).techs.length === 0) return false;
  for (const [id, abilities] of momentOf(window).byTech)
    for (const ability of abilities) if (couldUseTech(state, window, seat, id, ability)) return true;
  return false;
}

/** Whether the power could be used, for all that the others know; what has been used openly is no secret. */
function isConceivable(
  state: State,
  window: WindowName,
  seat: Seat,
  sheet: Sheet,
  ability: KnownAbility,
): boolean {
  if (ability.use !== 'may' || !hasRole(state, seat, ability.as)) return false;
  if (isSpent(state, window, seat, ability)) return false;
  const works = ability.isNoUse ? isPowerUp : hasPower;
  return works(state, seat, sheet.alien);
}

/** What lies face up is there for all to see; what lies face down could be any that is not. */
function couldUseTech(
  state: State,
  window: WindowName,
  seat: Seat,
  id: TechId,
  ability: KnownAbility,
): boolean {
  if (!hasRole(state, seat, ability.as) || isSpent(state, window, seat, ability)) return false;
  if (!techFacts(id).isHidden) return isTechReady(state, seat, id);
  return faceDownThatCouldBe(state, seat, id).some(
    ({ ships }) => ability.couldIf?.(state, seat, ships) ?? true,
  );
}

/** Whether a card that the seat was about to play may still be played. */
export const canStillPlay = (state: State, seat: Seat, ability: KnownAbility, card: CardId): boolean =>
  hasAtHand(state, seat, card) &&
  (ability.source.kind === 'power' || refuseCard(state, seat, ability, card) === null);

const isUsable = (
  state: State,
  window: WindowName,
  seat: Seat,
  ability: KnownAbility,
  card: CardId | null,
): boolean => refusalOf(state, window, seat, ability, card) === null;
