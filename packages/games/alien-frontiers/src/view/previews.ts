import type { Seat } from '@starboard/engine';
import type { FacilityId } from '../content/facilities.ts';
import { type TerritoryId, territories } from '../content/territories.ts';
import { valueOf } from '../keys/index.ts';
import { controllerOf, hasBonus, scoreOf } from '../rules/planet/control.ts';
import type { Dock } from '../rules/ships/dock-sets.ts';
import { outcomeOf } from '../rules/turn/end-of-game.ts';
import { dockCost, legalDocks } from '../rules/ships/docking.ts';
import { nextCircle } from '../rules/facilities/colonist-hub.ts';
import { marketPrice } from '../rules/facilities/orbital-market.ts';
import { available, free, type Tokens } from '../rules/state/resources.ts';
import { fleetSize } from '../rules/ships/ships.ts';
import { activePlayer, type State, unplacedColonies } from '../rules/state/state.ts';

/** What a docking on offer would cost and bring. */
export interface DockPreview {
  readonly key: string;
  readonly cost: Tokens;
  readonly gain: Tokens;
  /** Fuel for one ore at the Market from then on. */
  readonly price?: number;
  /** Points for a card that the ships would add at the Artifact. */
  readonly credit?: number;
  /** The circle on which the colony at the Hub would be. */
  readonly circle?: number;
  /** Which of the player's ships the Shipyard would build: the fourth, fifth or sixth. */
  readonly ship?: number;
}

/** What a colony of the active player's would change by landing there. */
export interface LandingPreview {
  readonly territory: TerritoryId;
  readonly controller: Seat | null;
  /** Whether that control would bring the active player the territory's bonus. */
  readonly bringsBonus: boolean;
  /** How every player's points would change. */
  readonly points: readonly number[];
  /** The last colony ends the match: who would have won it. Null when it is not the last. */
  readonly winners: readonly Seat[] | null;
}

export const dockPreviews = (state: State): DockPreview[] =>
  legalDocks(state).map((dock) => dockPreview(state, dock));

function dockPreview(state: State, { key, facility, kinds }: Dock): DockPreview {
  const values = kinds.map(valueOf);
  return {
    key,
    cost: dockCost(state, facility),
    gain: available(state, facility.gives?.(state, state.turn, values) ?? free),
    ...furtherGain(state, facility.id, values),
  };
}

function furtherGain(state: State, facility: FacilityId, values: readonly number[]): Partial<DockPreview> {
  if (facility === 'orbital-market') return { price: marketPrice(state, values) };
  if (facility === 'alien-artifact') return { credit: values.reduce((sum, value) => sum + value, 0) };
  if (facility === 'colonist-hub') return { circle: nextCircle(state) };
  return facility === 'shipyard' ? { ship: fleetSize(state, state.turn) + 1 } : {};
}

export const landingPreviews = (state: State): LandingPreview[] =>
  territories
    .filter((territory) => state.fields.repulsor !== territory)
    .map((territory) => landingPreview(state, territory));

function landingPreview(state: State, territory: TerritoryId): LandingPreview {
  const counts = state.colonies[territory].map((count, seat) => count + (seat === state.turn ? 1 : 0));
  const landed = { ...state, colonies: { ...state.colonies, [territory]: counts } };
  const controller = controllerOf(landed, territory);
  return {
    territory,
    controller,
    bringsBonus: controller === state.turn && hasBonus(landed, state.turn, territory),
    points: state.players.map((_, seat) => scoreOf(landed, seat) - scoreOf(state, seat)),
    winners: unplacedColonies(activePlayer(state)) === 1 ? outcomeOf(landed).winners : null,
  };
}
