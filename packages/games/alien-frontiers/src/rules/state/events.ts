import { everyone, type Seat, type Table, type Visibility } from '@starboard/engine';
import type { FacilityId } from '../../content/facilities.ts';
import type { CardId, Title } from '../../content/tech-cards.ts';
import type { FieldId, TerritoryId } from '../../content/territories.ts';
import type { Place, ShipIndex, State } from './state.ts';

/** A die on the table: whose, which, and what it shows. */
export interface ShipShown {
  readonly seat: Seat;
  readonly ship: ShipIndex;
  readonly value: number;
}

export type Event =
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly ships: readonly ShipShown[] }
  | { readonly type: 'cachePaid'; readonly seat: Seat; readonly fuel: number; readonly ore: number }
  | {
      readonly type: 'docked';
      readonly seat: Seat;
      readonly facility: FacilityId;
      readonly ships: readonly ShipShown[];
    }
  | { readonly type: 'gained'; readonly seat: Seat; readonly fuel: number; readonly ore: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly fuel: number; readonly ore: number }
  | { readonly type: 'traded'; readonly seat: Seat; readonly fuel: number; readonly ore: number }
  | {
      readonly type: 'shipMoved';
      readonly seat: Seat;
      readonly ship: ShipIndex;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly type: 'shipBuilt'; readonly seat: Seat; readonly ship: ShipIndex }
  | {
      readonly type: 'shipTurned';
      readonly seat: Seat;
      readonly ship: ShipIndex;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'hubAdvanced'; readonly seat: Seat; readonly circle: number; readonly excess: number }
  | { readonly type: 'colonyLanded'; readonly seat: Seat; readonly territory: TerritoryId }
  | {
      readonly type: 'colonyMoved';
      readonly owner: Seat;
      readonly from: TerritoryId;
      readonly to: TerritoryId;
    }
  | {
      readonly type: 'coloniesSwapped';
      readonly first: { readonly owner: Seat; readonly territory: TerritoryId };
      readonly second: { readonly owner: Seat; readonly territory: TerritoryId };
    }
  | {
      readonly type: 'controlChanged';
      readonly territory: TerritoryId;
      readonly from: Seat | null;
      readonly to: Seat | null;
    }
  | { readonly type: 'relicBought'; readonly seat: Seat }
  | { readonly type: 'relicReturned'; readonly seat: Seat }
  | { readonly type: 'displayCycled'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'displayRefilled'; readonly cards: readonly CardId[] }
  | { readonly type: 'deckReshuffled'; readonly count: number }
  | { readonly type: 'cardClaimed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardStolen'; readonly seat: Seat; readonly from: Seat; readonly card: CardId }
  | { readonly type: 'cardRecovered'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'powerUsed';
      readonly seat: Seat;
      readonly title: Title;
      readonly power: 'fuel' | 'discard';
    }
  | { readonly type: 'bonusBorrowed'; readonly seat: Seat; readonly territory: TerritoryId }
  | {
      readonly type: 'tokensStolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly fuel: number;
      readonly ore: number;
    }
  | { readonly type: 'raidedNothing'; readonly seat: Seat }
  | {
      readonly type: 'fieldMoved';
      readonly field: FieldId;
      readonly from: TerritoryId | null;
      readonly to: TerritoryId | null;
    }
  | { readonly type: 'tokensReturned'; readonly seat: Seat; readonly fuel: number; readonly ore: number }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

export type AfTable = Table<State, Event>;

/** All cards lie face up and every die is seen: only the order of the draw pile is hidden, and no event tells it. */
export const sees: Visibility<Event> = {
  turnStarted: everyone,
  rolled: everyone,
  cachePaid: everyone,
  docked: everyone,
  gained: everyone,
  paid: everyone,
  traded: everyone,
  shipMoved: everyone,
  shipBuilt: everyone,
  shipTurned: everyone,
  hubAdvanced: everyone,
  colonyLanded: everyone,
  colonyMoved: everyone,
  coloniesSwapped: everyone,
  controlChanged: everyone,
  relicBought: everyone,
  relicReturned: everyone,
  displayCycled: everyone,
  displayRefilled: everyone,
  deckReshuffled: everyone,
  cardClaimed: everyone,
  cardStolen: everyone,
  cardRecovered: everyone,
  cardDiscarded: everyone,
  powerUsed: everyone,
  bonusBorrowed: everyone,
  tokensStolen: everyone,
  raidedNothing: everyone,
  fieldMoved: everyone,
  tokensReturned: everyone,
  gameEnded: everyone,
};
