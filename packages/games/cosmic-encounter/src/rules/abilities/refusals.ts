import { type Reason, reason, type Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import { type CardId, cardFacts } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import { useKey } from '../../keys/uses.ts';
import { hasPower, isPowerLost, sheetOf } from '../powers/powers.ts';
import { isPromised } from '../deal/promises.ts';
import { hasRole } from '../state/seats.ts';
import { mayPlayEncounterCard, playableCards } from '../cards/sheet-cards.ts';
import { encounterOf, playerOf, type State } from '../state/state.ts';
import { isTechReady, techOf } from '../techs/techs.ts';
import { beingAnswered } from './answering.ts';
import { facesOf, type KnownAbility, sheetKey, windowsOf } from './ability.ts';
import { abilitiesOf, abilityOf, isAbility, momentOf } from './registry.ts';
import { isPowerReady } from './turning-up.ts';

/** What stands in the way of a use, as the key of its words. */
type Refusal = string;

/** Why the seat may not choose in the window what is its own, or where none is open; null if it may. */
export function refuseUse(state: State, window: WindowName | null, seat: Seat, id: string): Reason | null {
  const ability = isAbility(id) ? abilityOf(id) : null;
  const cards = ability ? cardsFor(state, seat, ability) : [];
  if (!ability || cards.length === 0) return reason('engine.unknown-option');
  const { source } = ability;
  if (source.kind === 'power') {
    const stopped = refuseSource(state, seat, ability, null);
    if (stopped !== null) return reason(stopped);
    if (isCompulsory(ability, sheetOf(state, seat, source.alien)?.isHidden)) return reason('ce.compulsory');
  }
  if (window === null || !isOfMoment(window, ability)) return anotherMoment(ability);
  if (facesOf(ability).length > 0 && isHandKept(state, window, seat)) return reason('ce.hand-kept');
  // one of several equal cards is enough
  const refusals = cards.map((card) => refusalOf(state, window, seat, ability, card));
  const [refusal] = refusals;
  if (!refusal || refusals.includes(null)) return null;
  return reason(refusal, refusal === 'ce.other-role' ? { role: ability.as } : undefined);
}

/**
 * What is the seat's own, whenever it is for; of a flare the side that is the seat's to play. Those for this moment come
 * first: of the parts of a power they say best what is in the way.
 */
export function ownAbilities(state: State, window: WindowName | null, seat: Seat): string[] {
  const { sheets, techs } = playerOf(state, seat);
  const things = new Set([
    ...sheets.map(({ alien }) => sheetKey(alien)),
    ...techs.map(({ id }) => id),
    ...playableCards(state, seat).map((card) => cardFacts(card).face),
  ]);
  // what belongs to no moment, such as completing a technology, is never looked for in one
  const isOwn = (ability: KnownAbility) => windowsOf(ability).length > 0 && isOwnSide(state, seat, ability);
  const own = [...things].flatMap((thing) => abilitiesOf(thing).filter(isOwn));
  const isNow = (ability: KnownAbility) => window !== null && isOfMoment(window, ability);
  return [...own.filter(isNow), ...own.filter((ability) => !isNow(ability))].map(({ id }) => id);
}

/** The cards of the seat it could be played with; null where it takes none. Nothing at all if it is not the seat's. */
export function cardsFor(state: State, seat: Seat, ability: KnownAbility): readonly (CardId | null)[] {
  const { source } = ability;
  if (source.kind === 'power') return sheetOf(state, seat, source.alien) ? [null] : [];
  if (source.kind === 'technology') return techOf(state, seat, source.technology) ? [null] : [];
  const faces = facesOf(ability);
  return playableCards(state, seat).filter((card) => faces.includes(cardFacts(card).face));
}

const isOfMoment = (window: WindowName, ability: KnownAbility): boolean => momentOf(window).all.has(ability);

function anotherMoment(ability: KnownAbility): Reason {
  const windows = windowsOf(ability);
  return reason('ce.not-now', { window: windows[0] ?? '', count: windows.length });
}

/** Only a hand that will be thrown away is played from first, though every defense is asked. */
export const isHandKept = (state: State, window: WindowName, seat: Seat): boolean =>
  window === 'planning.hand-check' && mayPlayEncounterCard(state, seat);

/** Face down nothing is compulsory. */
export const isCompulsory = ({ use }: KnownAbility, isHidden = false): boolean => use === 'must' && !isHidden;

/** What keeps the seat from using this in one of its windows; what is not refused is offered. */
export function refusalOf(
  state: State,
  window: WindowName,
  seat: Seat,
  ability: KnownAbility,
  card: CardId | null,
): Refusal | null {
  if (!hasRole(state, seat, ability.as)) return 'ce.other-role';
  const refusal = refuseSource(state, seat, ability, card);
  if (refusal !== null) return refusal;
  if (isSpent(state, window, seat, ability)) return 'ce.used-already';
  return answersNow(state, ability) && (ability.if?.(state, seat) ?? true) ? null : 'ce.condition';
}

/** Whether what is being used is among those it answers. */
const answersNow = (state: State, { answersOnly }: KnownAbility): boolean =>
  !answersOnly || answersOnly.includes(beingAnswered(state).ability);

function refuseSource(state: State, seat: Seat, ability: KnownAbility, card: CardId | null): Refusal | null {
  const { source } = ability;
  switch (source.kind) {
    case 'power':
      if (isPowerReady(state, seat, ability, source.alien)) return null;
      return isPowerLost(state, seat, source.alien) ? 'ce.power-lost' : 'ce.power-zapped';
    case 'technology':
      return isTechReady(state, seat, source.technology) ? null : 'ce.tech-not-ready';
    case 'flare':
    case 'artifact':
    case 'reinforcement':
      return card === null ? 'ce.condition' : refuseCard(state, seat, ability, card);
  }
}

const hasOwnFlare = (state: State, seat: Seat, alien: AlienId): boolean =>
  hasPower(state, seat, alien) && !sheetOf(state, seat, alien)?.isSecond;

const isOwnSide = (state: State, seat: Seat, { source }: KnownAbility): boolean =>
  source.kind !== 'flare' || hasOwnFlare(state, seat, source.alien) === (source.form === 'super');

export function refuseCard(state: State, seat: Seat, { source }: KnownAbility, card: CardId): Refusal | null {
  if (encounterOf(state).resting.includes(card)) return 'ce.card-resting';
  if (isPromised(state, seat, card)) return 'ce.card-promised';
  if (source.kind !== 'flare') return null;
  // one flare a player and encounter, each flare once; its own alien must use the super form, others the wild
  const { flares } = encounterOf(state);
  const isOwn = hasOwnFlare(state, seat, source.alien);
  if (isOwn !== (source.form === 'super')) return isOwn ? 'ce.super-only' : 'ce.wild-only';
  if (flares.some((flare) => flare.card === card)) return 'ce.flare-played';
  const isSpare = state.settings.flares === 'unlimited' || !flares.some((flare) => flare.seat === seat);
  return isSpare ? null : 'ce.flare-spent';
}

/** A power works once in each of its windows, unless it answers events. */
export function isSpent(state: State, window: WindowName, seat: Seat, ability: KnownAbility): boolean {
  const { used } = encounterOf(state);
  // keys are put together only where there is anything to compare them with
  return !ability.repeats && used.length > 0 && used.includes(spentKey(state, seat, ability, window));
}

export function spentKey(state: State, seat: Seat, ability: KnownAbility, window: WindowName): string {
  if (ability.isPerTrigger) return useKey(seat, ability.id, window, state.happened.at(-1)?.number);
  return useKey(seat, ability.id, window, ability.isPerDestinyCard ? encounterOf(state).draws : undefined);
}
