import { call, goto, type Next, type Reason, reason } from '@starboard/engine';
import { type CardId, type Title, titleOf } from '../../content/tech-cards.ts';
import { cardKeys, dockKey, parseAct, parseLoot, tradeKey } from '../../keys/index.ts';
import { claim, claimable, cycleDisplay, refuseClaim, refuseCycle } from '../artifact/artifact.ts';
import { findCard } from '../artifact/card-moves.ts';
import type { Power } from '../cards/power.ts';
import { techCards } from '../cards/index.ts';
import { type Dock, type Docking, dockingOf } from '../ships/dock-sets.ts';
import { dock, dockCost, legalDocks, refuseAllDocks, refuseDock } from '../ships/docking.ts';
import type { AfTable } from '../state/events.ts';
import { launch, refuseLaunch } from '../facilities/colonist-hub.ts';
import { allFacilities } from '../facilities/index.ts';
import { mostTrades, refuseTrade, trade } from '../facilities/orbital-market.ts';
import { buyRelic, refuseRelic } from '../ships/relic-ship.ts';
import { activePlayer, type State } from '../state/state.ts';

/** All that the active player may do now, by key. */
export function legalActs(state: State): string[] {
  const docks = legalDocks(state);
  const acts: string[] = [];
  for (const { key } of docks) acts.push(key);
  if (!refuseCycle(state)) acts.push('cycle');
  for (const title of claimable(state)) acts.push(cardKeys.claim[title]);
  if (!refuseLaunch(state)) acts.push('launch');
  const trades = mostTrades(state);
  for (let times = 1; times <= trades; times++) acts.push(tradeKey(times));
  for (const card of activePlayer(state).cards) {
    const { title, fuel, discard } = techCards[titleOf(card)];
    if (fuel && !refuseUse(state, card, fuel)) acts.push(cardKeys.use[title]);
    if (discard && !refuseDiscard(state, card, discard)) acts.push(cardKeys.discard[title]);
  }
  if (!refuseRelic(state)) acts.push('buy-relic');
  if (!mustPlace(state, docks)) acts.push('end-turn');
  return acts;
}

/** What a player may look for, on offer or not; a facility that takes none of the ships by `dock:<facility>`. */
export const conceivableActs = (state: State): string[] => [
  ...allFacilities
    .filter((facility) => refuseAllDocks(state, facility) !== null)
    .map(({ id }) => dockKey(id)),
  'cycle',
  ...state.display.map((card) => cardKeys.claim[titleOf(card)]),
  'launch',
  tradeKey(1),
  ...activePlayer(state).cards.flatMap((card) => [
    cardKeys.use[titleOf(card)],
    cardKeys.discard[titleOf(card)],
  ]),
  'buy-relic',
  'end-turn',
];

/** Why an act that is not on offer is refused. */
export function whyNotAct(state: State, key: string): Reason {
  return refuseAct(state, key) ?? reason('engine.unknown-option');
}

function refuseAct(state: State, key: string): Reason | null {
  const act = parseAct(key);
  if (act === null) return parseLoot(key) && reason('af.no-raid', undefined, 'af.rule.raiders-outpost');
  switch (act.is) {
    case 'dock':
      return refuseDocking(state, dockingOf(act));
    case 'cycle':
      return refuseCycle(state);
    case 'claim':
      return refuseClaim(state, act.title);
    case 'launch':
      return refuseLaunch(state);
    case 'trade':
      return refuseTrade(state, act.times);
    case 'use':
    case 'discard':
      return refuseCard(state, act.title, act.is);
    case 'buy-relic':
      return refuseRelic(state);
    case 'end-turn':
      return mustPlace(state, legalDocks(state))
        ? reason('af.must-place', undefined, 'af.rule.forced-placement')
        : null;
  }
}

function refuseDocking(state: State, docking: Docking | null): Reason | null {
  if (!docking) return reason('af.bay-not-docked', undefined, 'af.rule.maintenance-bay');
  // a facility alone, without ships, is refused for what keeps all of them away
  const refusal = docking.kinds.length === 0 ? refuseAllDocks(state, docking.facility) : null;
  return refusal ?? refuseDock(state, docking);
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
  const act = parseAct(key);
  if (act === null) throw new Error(`'${key}' is no act`);
  // advances beyond circle 7 wait for a launch that follows at once, and for nothing else
  if (act.is !== 'launch' && state.options.hubExcess === 'immediate') state.thisTurn.hubExcess = 0;
  switch (act.is) {
    case 'dock':
      return dock(table, dockingOf(act) as Docking);
    case 'cycle':
      cycleDisplay(table);
      return goto('act');
    case 'claim':
      claim(table, act.title);
      return goto('act');
    case 'launch':
      return launch(table);
    case 'trade':
      trade(table, act.times);
      return goto('act');
    case 'use':
      return call((techCards[act.title].fuel as Power).procedure, { chosen: [] }, 'act');
    case 'discard':
      return call((techCards[act.title].discard as Power).procedure, { chosen: [] }, 'act');
    case 'buy-relic':
      buyRelic(table);
      return goto('act');
    case 'end-turn':
      return goto('end');
  }
}
