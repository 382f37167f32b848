import type { Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { CardId } from '../../content/cosmic-cards.ts';
import type { DestinyId } from '../../content/destiny.ts';
import type { TechId } from '../../content/technologies.ts';
import type { Encounter } from './encounter.ts';
import type { Batch, Happening, Trigger, Use } from './happenings.ts';
import type { Settings } from './options.ts';
import type { Knowledge, Planet, PlanetIndex, Player, Prometheus } from './pieces.ts';

export type * from './encounter.ts';
export type * from './happenings.ts';
export type * from './pieces.ts';

/** All there is at the table. */
export interface State {
  readonly settings: Settings;
  readonly players: Player[];
  readonly planets: Planet[];
  /** Ships in the warp, by seat. */
  readonly warp: number[];
  /** Ships taken up and not put down yet, while their owner decides where. */
  readonly adrift: number[];
  /** Face down; the top is the last. */
  deck: CardId[];
  discard: CardId[];
  /** What went into the deck when it was last made anew, as all players saw. */
  reshuffled: CardId[];
  destinyDeck: DestinyId[];
  destinyDiscard: DestinyId[];
  unusedAliens: AlienId[];
  /** Face down; the top is the last. */
  techDeck: TechId[];
  techDiscard: TechId[];
  /** The planets beside the Lunar Cannon: two neighbours, or what is left of them. */
  cannon: PlanetIndex[] | null;
  prometheus: Prometheus | null;
  offense: Seat;
  turnNumber: number;
  encounter: Encounter | null;
  /** Encounters interrupted by one out of turn, the innermost last. */
  readonly suspended: Encounter[];
  /** Hands that another player is looking at right now, or the cards that came into them last. */
  shown: { readonly hand: Seat; readonly to: Seat; readonly last: number | null }[];
  /** What is known of hands; a list that is replaced and never changed, so that copies may share it. */
  known: readonly Knowledge[];
  /** Sheets to choose from, by seat, until all players have chosen. */
  offered: AlienId[][];
  readonly uses: Use[];
  readonly batches: Batch[];
  /** Waiting to be answered, and being answered now, the latest last. */
  triggers: Trigger[];
  readonly happened: Happening[];
  /** Seats that had too few home colonies when that was last looked at. */
  lostPowers: Seat[];
}

export const playerOf = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (!player) throw new RangeError(`nobody sits at ${seat}`);
  return player;
};

export function encounterOf(state: State): Encounter {
  if (!state.encounter) throw new Error('no encounter is under way');
  return state.encounter;
}

export function planetOf(state: State, planet: PlanetIndex): Planet {
  const found = state.planets[planet];
  if (!found) throw new RangeError(`there is no planet ${planet}`);
  return found;
}
