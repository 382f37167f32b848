import { call, goto, type Next, type Reason, reason } from '@starboard/engine';
import { bay } from '../content/facilities.ts';
import { type CardId, isTitle, type Title, titleOf, titles } from '../content/tech-cards.ts';
import { claim, claimable, cycleDisplay, refuseClaim, refuseCycle } from './artifact.ts';
import { findCard } from './card-moves.ts';
import type { Power } from './cards/power.ts';
import { techCards } from './cards/index.ts';
import { type Dock, parseDock } from './dock-sets.ts';
import { dock, dockCost, legalDocks, refuseAllDocks, refuseDock } from './docking.ts';
import type { AfTable } from './events.ts';
import { launch, refuseLaunch } from './facilities/colonist-hub.ts';
import { allFacilities } from './facilities/index.ts';
import { mostTrades, refuseTrade, trade } from './facilities/orbital-market.ts';
import { buyRelic, refuseRelic } from './relic-ship.ts';
import { activePlayer, type State } from './state.ts';

// spelled once: a new text at every decision would have to be read anew by whoever looks it up
const keyed = (act: string): Readonly<Record<Title, string>> =>
  Object.fromEntries(titles.map((title) => [title, `${act}:${title}`])) as Record<Title, string>;
const claimKeys = keyed('claim');
const useKeys = keyed('use');
const discardKeys = keyed('discard');

/** All that the active player may do now, by key. */
export function legalActs(state: State): string[] {
  const docks = legalDocks(state);
  const acts: string[] = [];
  for (const { key } of docks) acts.push(key);
  if (!refuseCycle(state)) acts.push('cycle');
  for (const title of claimable(state)) acts.push(claimKeys[title]);
  if (!refuseLaunch(state)) acts.push('launch');
  const trades = mostTrades(state);
  for (let times = 1; times <= trades; times++) acts.push(`trade:${times}`);
  for (const card of activePlayer(state).cards) {
    const { title, fuel, discard } = techCards[titleOf(card)];
    if (fuel && !refuseUse(state, card, fuel)) acts.push(useKeys[title]);
    if (discard && !refuseDiscard(state, card, discard)) acts.push(discardKeys[title]);
  }
  if (!refuseRelic(state)) acts.push('buy-relic');
  if (!mustPlace(state, docks)) acts.push('end-turn');
  return acts;
}

export interface RefusedAct {
  readonly key: string;
  readonly reason: Reason;
}

/** What a player may look for in vain, and why; facilities by `dock:<facility>`. */
export function refusedActs(state: State): RefusedAct[] {
  const refused: RefusedAct[] = [];
  const note = (key: string, why: Reason | null) => {
    if (why) refused.push({ key, reason: why });
  };
  for (const facility of allFacilities) note(`dock:${facility.id}`, refuseAllDocks(state, facility));
  const titles = activePlayer(state).cards.map(titleOf);
  const keys = [
    'cycle',
    ...state.display.map((card) => `claim:${titleOf(card)}`),
    'launch',
    'trade:1',
    ...titles.flatMap((title) => [`use:${title}`, `discard:${title}`]),
    'buy-relic',
    'end-turn',
  ];
  for (const key of new Set(keys)) note(key, refuseAct(state, key));
  return refused;
}

/** Why an act that is not on offer is refused. */
export function whyNotAct(state: State, key: string): Reason {
  return refuseAct(state, key) ?? reason('engine.unknown-option');
}

function refuseAct(state: State, key: string): Reason | null {
  const [act = '', object = ''] = key.split(':');
  switch (act) {
    case 'dock': {
      if (object === bay) return reason('af.bay-not-docked', undefined, 'af.rule.maintenance-bay');
      const parsed = parseDock(key);
      return parsed && refuseDock(state, parsed);
    }
    case 'cycle':
      return refuseCycle(state);
    case 'claim':
      return refuseClaim(state, object);
    case 'launch':
      return refuseLaunch(state);
    case 'trade':
      return refuseTrade(state, object);
    case 'use':
    case 'discard':
      return isTitle(object) ? refuseCard(state, object, act) : null;
    case 'buy-relic':
      return refuseRelic(state);
    case 'end-turn':
      return mustPlace(state, legalDocks(state))
        ? reason('af.must-place', undefined, 'af.rule.forced-placement')
        : null;
    case 'resources':
    case 'card':
      return reason('af.no-raid', undefined, 'af.rule.raiders-outpost');
    default:
      return null;
  }
}

/** Ships must be placed as long as any docking is legal; the options soften that. */
function mustPlace(state: State, docks: readonly Dock[]): boolean {
  switch (state.options.forcedPlacement) {
    case 'strict':
      return docks.length > 0;
    case 'costFree':
      return docks.some(({ facility }) => {
        const { fuel, ore } = dockCost(state, facility);
        return fuel + ore === 0;
      });
    case 'off':
      return false;
  }
}

function refuseCard(state: State, title: Title, act: 'use' | 'discard'): Reason | null {
  const card = findCard(state, state.turn, title);
  if (card === undefined) return reason('af.card-not-owned', { title }, 'af.rule.cards');
  const { fuel, discard } = techCards[title];
  if (act === 'use')
    return fuel ? refuseUse(state, card, fuel) : reason('af.no-fuel-power', { title }, `af.rule.${title}`);
  return discard
    ? refuseDiscard(state, card, discard)
    : reason('af.no-discard-power', { title }, `af.rule.${title}`);
}

function refuseUse(state: State, card: CardId, power: Power): Reason | null {
  if (state.thisTurn.usedCards.includes(card))
    return reason('af.card-used', { title: titleOf(card) }, 'af.rule.cards');
  return power.refuses(state);
}

function refuseDiscard(state: State, card: CardId, power: Power): Reason | null {
  const { discarded, usedCards } = state.thisTurn;
  if (discarded) return reason('af.discard-spent', undefined, 'af.rule.cards');
  if (usedCards.includes(card))
    return reason('af.used-not-discarded', { title: titleOf(card) }, 'af.rule.cards');
  return power.refuses(state);
}

/** Carries out a legal act, up to where it needs another choice. */
export function perform(table: AfTable, key: string): Next<'act' | 'end'> {
  const { state } = table;
  const colon = key.indexOf(':');
  const act = colon < 0 ? key : key.slice(0, colon);
  const object = colon < 0 ? '' : key.slice(colon + 1);
  // advances beyond circle 7 wait for a launch that follows at once, and for nothing else
  if (act !== 'launch' && state.options.hubExcess === 'immediate') state.thisTurn.hubExcess = 0;
  switch (act) {
    case 'dock':
      return dock(table, parseDock(key) as Dock);
    case 'cycle':
      cycleDisplay(table);
      return goto('act');
    case 'claim':
      claim(table, object as Title);
      return goto('act');
    case 'launch':
      return launch(table);
    case 'trade':
      trade(table, Number(object));
      return goto('act');
    case 'use':
      return call((techCards[object as Title].fuel as Power).procedure, { chosen: [] }, 'act');
    case 'discard':
      return call((techCards[object as Title].discard as Power).procedure, { chosen: [] }, 'act');
    case 'buy-relic':
      buyRelic(table);
      return goto('act');
    case 'end-turn':
      return goto('end');
    default:
      throw new Error(`'${key}' is no act`);
  }
}
