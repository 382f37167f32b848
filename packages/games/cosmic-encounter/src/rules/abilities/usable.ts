import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts, copiesOf, flareInGame } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import { techFacts, type TechId } from '../../content/technologies.ts';
import { hasPower, isPowerUp, sheetOf } from '../powers.ts';
import { isPromised } from '../promises.ts';
import { hasRole, type Role } from '../seats.ts';
import { hasAtHand, playableCards } from '../sheet-cards.ts';
import { encounterOf, playerOf, type Sheet, type State } from '../state.ts';
import { faceDownThatCouldBe, isTechReady } from '../techs.ts';
import { faceOf, type KnownAbility } from './ability.ts';
import { momentOf } from './registry.ts';
import { couldTurnUp, isPowerReady } from './turning-up.ts';

/** An ability somebody could use now, and the card it would take. */
export interface Usable {
  readonly ability: KnownAbility;
  readonly card: CardId | null;
}

/** All that the seat may choose to do in this window. */
export function usableIn(state: State, window: WindowName, seat: Seat): Usable[] {
  const { byAlien, byFace, byTech } = momentOf(window);
  const usable: Usable[] = [];
  for (const { alien, isHidden } of playerOf(state, seat).sheets) {
    // face down nothing is compulsory
    for (const ability of byAlien.get(alien) ?? none)
      if ((ability.use === 'may' || isHidden) && isUsable(state, window, seat, ability, null))
        usable.push({ ability, card: null });
  }
  for (const { id } of playerOf(state, seat).techs) {
    for (const ability of byTech.get(id) ?? none)
      if (isUsable(state, window, seat, ability, null)) usable.push({ ability, card: null });
  }
  for (const card of playableCards(state, seat)) {
    for (const ability of byFace.get(cardFacts(card).face) ?? none)
      if (isNew(usable, ability) && isUsable(state, window, seat, ability, card))
        usable.push({ ability, card });
  }
  return usable;
}

const none: readonly KnownAbility[] = [];

/** One of several equal cards is enough to be offered. */
const isNew = (usable: readonly Usable[], ability: KnownAbility): boolean =>
  !usable.some((known) => known.ability === ability);

/** The next compulsory use of this window, in timing order. */
export function nextDue(
  state: State,
  window: WindowName,
  order: readonly Seat[],
): (Usable & { seat: Seat }) | null {
  const { byAlien, lasting } = momentOf(window);
  if (byAlien.size + lasting.length === 0) return null;
  for (const seat of order) {
    const goingOn = lasting.find((ability) => goesOn(state, seat, ability));
    if (goingOn) return { ability: goingOn, card: null, seat };
    for (const { alien, isHidden } of playerOf(state, seat).sheets)
      for (const ability of byAlien.get(alien) ?? none)
        if (ability.use === 'must' && !isHidden && isUsable(state, window, seat, ability, null))
          return { ability, card: null, seat };
  }
  return null;
}

/** What was played earlier in the encounter and lasts. */
function goesOn(state: State, seat: Seat, ability: KnownAbility): boolean {
  const { lasting } = encounterOf(state);
  if (lasting.length === 0 || !lasting.includes(`${seat}:${ability.id}`)) return false;
  return ability.if?.(state, seat) ?? true;
}

/**
 * Whether, for all that everybody knows, this seat could have something to do here. Whoever could is asked, so
 * that being asked betrays nothing.
 */
export function mayHaveSomething(state: State, window: WindowName, seat: Seat): boolean {
  const { byAlien, byTech, cardsByRole, flaresByRole } = momentOf(window);
  if (couldTurnUp(state, window, seat)) return true;
  for (const sheet of playerOf(state, seat).sheets)
    for (const ability of byAlien.get(sheet.alien) ?? none)
      if (isConceivable(state, window, seat, sheet, ability)) return true;
  const hasTechs = playerOf(state, seat).techs.length > 0;
  for (const [id, abilities] of hasTechs ? byTech : [])
    if (abilities.some((ability) => couldUseTech(state, window, seat, id, ability))) return true;
  if (playableCards(state, seat).length === 0) return false;
  if (couldHoldOne(state, seat, cardsByRole)) return true;
  return state.settings.flares !== 'none' && couldHoldOne(state, seat, flaresByRole);
}

function couldHoldOne(state: State, seat: Seat, byRole: ReadonlyMap<Role, readonly KnownAbility[]>): boolean {
  for (const [role, abilities] of byRole)
    if (hasRole(state, seat, role) && abilities.some((ability) => couldBeHeld(state, ability))) return true;
  return false;
}

/** Whether the power could be used, for all that everybody knows; what has been used openly is nobody's secret. */
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

/** A card that is not all in the discard pile might be in any hand that is not empty. */
function couldBeHeld(state: State, ability: KnownAbility): boolean {
  const { source } = ability;
  const face = source.kind === 'flare' ? flareInGame(source.alien, state.settings) : faceOf(ability);
  return copiesOf(face ?? '').some((card) => !state.discard.includes(card));
}

function isUsable(
  state: State,
  window: WindowName,
  seat: Seat,
  ability: KnownAbility,
  card: CardId | null,
): boolean {
  if (!hasRole(state, seat, ability.as) || isSpent(state, window, seat, ability)) return false;
  const { source } = ability;
  const isAtHand =
    source.kind === 'power'
      ? isPowerReady(state, seat, ability, source.alien)
      : source.kind === 'technology'
        ? isTechReady(state, seat, source.technology)
        : mayPlayCard(state, seat, ability, card);
  if (!isAtHand) return false;
  return ability.if?.(state, seat) ?? true;
}

export function useKey(state: State, seat: Seat, ability: KnownAbility, window: WindowName): string {
  const key = `${seat}:${ability.id}:${window}`;
  if (ability.isPerTrigger) return `${key}:${state.happened.at(-1)?.number}`;
  return ability.isPerDestinyCard ? `${key}:${encounterOf(state).draws}` : key;
}

/** A power works once in each of its windows, unless it answers events. */
const isSpent = (state: State, window: WindowName, seat: Seat, ability: KnownAbility): boolean =>
  !ability.repeats && encounterOf(state).used.includes(useKey(state, seat, ability, window));

/** Whether a card that somebody was about to play may still be played. */
export const canStillPlay = (state: State, seat: Seat, ability: KnownAbility, card: CardId): boolean =>
  hasAtHand(state, seat, card) &&
  (ability.source.kind === 'power' || mayPlayCard(state, seat, ability, card));

function mayPlayCard(state: State, seat: Seat, ability: KnownAbility, card: CardId | null): boolean {
  if (card === null || encounterOf(state).resting.includes(card)) return false;
  if (isPromised(state, seat, card)) return false;
  return ability.source.kind !== 'flare' || mayPlayFlare(state, seat, ability, card);
}

/** One flare a player and encounter, each flare once; its own alien must use the super form, others the wild. */
function mayPlayFlare(state: State, seat: Seat, { source }: KnownAbility, card: CardId | null): boolean {
  if (source.kind !== 'flare') return true;
  const { flares } = encounterOf(state);
  const isOwn = hasPower(state, seat, source.alien) && !sheetOf(state, seat, source.alien)?.isSecond;
  if (isOwn !== (source.form === 'super')) return false;
  if (flares.some((flare) => flare.card === card)) return false;
  return state.settings.flares === 'unlimited' || !flares.some((flare) => flare.seat === seat);
}
