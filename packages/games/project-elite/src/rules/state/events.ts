import { everyone, type Seat, type Table, type Visibility } from '@starboard/engine';
import type { Cell } from '../../board/cells.ts';
import type { CardId } from '../../content/equipment.ts';
import type { HeroId } from '../../content/heroes.ts';
import type { Face } from '../../content/symbols.ts';
import type { AlienKind, Phase, State } from './state.ts';

/** What hurts a hero. */
export type Harm = 'displacement' | 'acid' | 'event' | AlienKind;

/** All that players are told, all alike: the game has no secrets between them. */
export type Event =
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly round: number }
  | { readonly type: 'heroChosen'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly type: 'weaponClaimed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'eventRevealed'; readonly no: number }
  | { readonly type: 'eventCompleted'; readonly no: number }
  | { readonly type: 'swarmRevealed'; readonly card: string }
  | { readonly type: 'bossRevealed'; readonly boss: string }
  | { readonly type: 'clusterRolled'; readonly die: number; readonly cluster: number }
  | { readonly type: 'spawned'; readonly alien: number; readonly kind: AlienKind; readonly cell: Cell }
  | {
      readonly type: 'alienMoved';
      readonly alien: number;
      readonly kind: AlienKind;
      readonly from: Cell;
      readonly to: Cell;
    }
  | { readonly type: 'heroMoved'; readonly hero: HeroId; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'heroDisplaced'; readonly hero: HeroId; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'hurt'; readonly hero: HeroId; readonly by: Harm; readonly damage: number }
  | { readonly type: 'healed'; readonly hero: HeroId; readonly damage: number }
  | { readonly type: 'dieLost'; readonly hero: HeroId }
  | { readonly type: 'dieRegained'; readonly hero: HeroId }
  | { readonly type: 'abilityRolled'; readonly alien: number; readonly hero: HeroId; readonly die: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | {
      readonly type: 'came';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly faces: readonly Face[];
    }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly die: number; readonly to: string }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'fired'; readonly hero: HeroId; readonly card: CardId; readonly dice: number }
  | {
      readonly type: 'shotsCame';
      readonly hero: HeroId;
      readonly card: CardId;
      readonly rolled: readonly number[];
      readonly hits: number;
    }
  | { readonly type: 'struck'; readonly alien: number; readonly kind: AlienKind; readonly damage: number }
  | {
      readonly type: 'strengthened';
      readonly alien: number;
      readonly kind: AlienKind;
      readonly health: number;
    }
  | {
      readonly type: 'killed';
      readonly alien: number;
      readonly kind: AlienKind;
      readonly hero: HeroId | null;
    }
  | { readonly type: 'used'; readonly hero: HeroId; readonly thing: string }
  | { readonly type: 'searched'; readonly hero: HeroId; readonly how: 'draw' | 'take' }
  | { readonly type: 'cardsShown'; readonly hero: HeroId; readonly cards: readonly CardId[] }
  | { readonly type: 'kept'; readonly hero: HeroId; readonly card: CardId }
  | { readonly type: 'discarded'; readonly hero: HeroId; readonly card: CardId }
  | {
      readonly type: 'attached';
      readonly hero: HeroId;
      readonly upgrade: CardId;
      readonly weapon: CardId;
    }
  | {
      readonly type: 'traded';
      readonly hero: HeroId;
      readonly to: HeroId;
      readonly things: readonly string[];
    }
  | { readonly type: 'tokenPlaced'; readonly token: string; readonly cell: Cell }
  | { readonly type: 'tokenRemoved'; readonly token: string; readonly cell: Cell }
  | { readonly type: 'found'; readonly token: string; readonly find: string; readonly isOpen: boolean }
  | { readonly type: 'decided'; readonly about: string; readonly value: string }
  | { readonly type: 'coordinates'; readonly seat: Seat }
  | { readonly type: 'paused'; readonly by: 'hold' | 'technical'; readonly seat: Seat }
  | { readonly type: 'resumed' }
  | { readonly type: 'playedBy'; readonly seat: Seat; readonly by: string }
  | { readonly type: 'over'; readonly cause: string };

/** What a step of the rules has in hand. */
export type Here = Table<State, Event>;

export const sees: Visibility<Event> = {
  phaseBegan: everyone,
  heroChosen: everyone,
  weaponClaimed: everyone,
  eventRevealed: everyone,
  eventCompleted: everyone,
  swarmRevealed: everyone,
  bossRevealed: everyone,
  clusterRolled: everyone,
  spawned: everyone,
  alienMoved: everyone,
  heroMoved: everyone,
  heroDisplaced: everyone,
  hurt: everyone,
  healed: everyone,
  dieLost: everyone,
  dieRegained: everyone,
  abilityRolled: everyone,
  rolled: everyone,
  came: everyone,
  assigned: everyone,
  takenBack: everyone,
  fired: everyone,
  shotsCame: everyone,
  struck: everyone,
  strengthened: everyone,
  killed: everyone,
  used: everyone,
  searched: everyone,
  cardsShown: everyone,
  kept: everyone,
  discarded: everyone,
  attached: everyone,
  traded: everyone,
  tokenPlaced: everyone,
  tokenRemoved: everyone,
  found: everyone,
  decided: everyone,
  coordinates: everyone,
  paused: everyone,
  resumed: everyone,
  playedBy: everyone,
  over: everyone,
};
