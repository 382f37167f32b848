import type { Seat, Viewer } from '@starboard/engine';
import { type FacilityId, facilities } from '../content/facilities.ts';
import type { CardId } from '../content/tech-cards.ts';
import { type FieldId, type TerritoryId, territories } from '../content/territories.ts';
import { artifactCredit } from '../rules/artifact/artifact.ts';
import { controllerOf, hasBonus, type Points, pointsOf, scoreOf } from '../rules/planet/control.ts';
import { dockCost } from '../rules/ships/docking.ts';
import { colonyConstructor } from '../rules/facilities/colony-constructor.ts';
import { hubSteps } from '../rules/facilities/colonist-hub.ts';
import { loans } from '../rules/cards/data-crystal.ts';
import { marketPrice } from '../rules/facilities/orbital-market.ts';
import { mineThreshold } from '../rules/facilities/lunar-mine.ts';
import type { Options } from '../rules/state/options.ts';
import { type DockPreview, dockPreviews, type LandingPreview, landingPreviews } from './previews.ts';
import { portsOf, shipsAt, shipsOfAt, shipOf } from '../rules/ships/ships.ts';
import type { Place, ShipIndex, State } from '../rules/state/state.ts';
import { type Untaken, untaken } from '../rules/turn/untaken.ts';

interface DockedShip {
  readonly seat: Seat;
  readonly ship: ShipIndex;
  readonly value: number;
  readonly port: number;
}

interface PlayerView {
  readonly fuel: number;
  readonly ore: number;
  readonly supply: number;
  readonly hub: number;
  readonly score: number;
  /** What the score is made of. */
  readonly points: Points;
  readonly cards: readonly CardId[];
  /** Dice that are rolled and not placed yet. */
  readonly hand: readonly { readonly ship: ShipIndex; readonly value: number }[];
  readonly bay: readonly ShipIndex[];
  readonly inStock: number;
  readonly bonuses: readonly TerritoryId[];
}

/** What a viewer sees of the table; in this game all but the order of the draw pile is open. */
export interface View {
  readonly options: Options;
  readonly startingColonies: number;
  readonly round: number;
  readonly turn: Seat;
  readonly firstSeat: Seat;
  readonly players: readonly PlayerView[];
  readonly facilities: Readonly<
    Record<FacilityId, { readonly ports: number; readonly ships: readonly DockedShip[] }>
  >;
  readonly territories: Readonly<
    Record<TerritoryId, { readonly colonies: readonly number[]; readonly controller: Seat | null }>
  >;
  readonly fields: Readonly<Record<FieldId, TerritoryId | null>>;
  readonly relic: { readonly owner: Seat | null; readonly at: Place; readonly value: number };
  readonly cards: {
    readonly display: readonly CardId[];
    readonly discard: readonly CardId[];
    readonly drawCount: number;
  };
  readonly stock: { readonly fuel: number; readonly ore: number } | null;
  readonly mineThreshold: number;
  /** Ore that the active player would pay for a colony at the Constructor. */
  readonly constructorOre: number;
  readonly thisTurn: {
    readonly artifactCredit: number;
    readonly artifactCycles: number;
    /** Null when the player may not trade. */
    readonly marketPrice: number | null;
    readonly hubExcess: number;
    /** How many circles on the colony at the Hub would be with one more ship there, with two, with three. */
    readonly hubSteps: readonly number[];
    readonly borrowed: TerritoryId | null;
    readonly teleported: ShipIndex | null;
    readonly usedCards: readonly CardId[];
    readonly discarded: boolean;
  };
  /** For the active player: what was paid for and would be lost if the turn ended now. */
  readonly untaken: readonly Untaken[];
  /** For the active player: what dockings and landings would bring. */
  readonly docks: readonly DockPreview[];
  readonly landings: readonly LandingPreview[];
  /** For the active player: the fuel a Data Crystal would cost on each territory that it can be used on. */
  readonly loans: readonly { readonly territory: TerritoryId; readonly fuel: number }[];
}

export function view(state: State, viewer: Viewer): View {
  const { thisTurn } = state;
  return {
    options: { ...state.options },
    startingColonies: state.startingColonies,
    round: state.round,
    turn: state.turn,
    firstSeat: state.firstSeat,
    players: state.players.map((_, seat) => playerView(state, seat)),
    facilities: fromKeys(facilities, (facility) => ({
      ports: portsOf(state, facility),
      ships: shipsAt(state, facility).map((docked) => ({
        ...docked,
        port: shipOf(state, docked.seat, docked.ship).port,
      })),
    })),
    territories: fromKeys(territories, (territory) => ({
      colonies: [...state.colonies[territory]],
      controller: controllerOf(state, territory),
    })),
    fields: { ...state.fields },
    relic: { owner: state.relic.owner, at: state.relic.at, value: state.relic.value },
    cards: { display: [...state.display], discard: [...state.discard], drawCount: state.draw.length },
    stock: state.stock && { ...state.stock },
    mineThreshold: mineThreshold(state),
    constructorOre: dockCost(state, colonyConstructor).ore,
    thisTurn: {
      artifactCredit: artifactCredit(state),
      artifactCycles: thisTurn.artifactCycles,
      marketPrice: thisTurn.marketShips.length > 0 ? marketPrice(state) : null,
      hubExcess: thisTurn.hubExcess,
      hubSteps: hubSteps(state),
      borrowed: thisTurn.borrowed,
      teleported: thisTurn.teleported?.ship ?? null,
      usedCards: [...thisTurn.usedCards],
      discarded: thisTurn.discarded,
    },
    untaken: viewer === state.turn ? untaken(state) : [],
    docks: viewer === state.turn ? dockPreviews(state) : [],
    landings: viewer === state.turn ? landingPreviews(state) : [],
    loans: viewer === state.turn ? loans(state) : [],
  };
}

function playerView(state: State, seat: Seat): PlayerView {
  const player = state.players[seat] as State['players'][number];
  return {
    fuel: player.fuel,
    ore: player.ore,
    supply: player.supply,
    hub: player.hub,
    score: scoreOf(state, seat),
    points: pointsOf(state, seat),
    cards: [...player.cards],
    hand: shipsOfAt(state, seat, 'hand').map((ship) => ({ ship, value: shipOf(state, seat, ship).value })),
    bay: shipsOfAt(state, seat, 'maintenance-bay'),
    inStock: player.ships.filter(({ at }) => at === 'stock').length,
    bonuses: territories.filter((territory) => hasBonus(state, seat, territory)),
  };
}

const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
