import type { CardId, TerritoryId, Title, View } from '@starboard/alien-frontiers';
import type { ReactNode } from 'react';
import type { BoardPlace, StationId } from './place.ts';

/** What a station says of itself. */
export interface StationFace {
  readonly name: string;
  /** For phones: one short word. */
  readonly shortName: string;
  /** The rule in a few words and tokens. */
  readonly rule: ReactNode;
  /** All of it for screen readers: name, what it gives or why not, who is docked. */
  readonly label: string;
  /** It may be chosen now. */
  readonly lit?: {
    readonly gain: ReactNode;
    /** The same for phones. */
    readonly shortGain?: ReactNode;
    /** Values of the dice that would dock there. */
    readonly ghosts: readonly number[];
    /** At the Colonist Hub: circles the colony would move. */
    readonly steps?: number;
  };
  /** Why it cannot be chosen, in a few words. */
  readonly blocked?: ReactNode;
}

/** One of the open cards. */
interface DisplayCard {
  readonly card: CardId;
  readonly title: Title;
  readonly name: string;
  /** What it costs and does in a few words and tokens. */
  readonly line: ReactNode;
}

/** Which things on the board are lit to be chosen, besides stations: territories, colonies, ships, fields, cards. */
export interface PlaceLights {
  readonly lit: readonly BoardPlace[];
  readonly chosen: readonly BoardPlace[];
  readonly pointedAt: readonly string[];
  /** What a lit thing is called for screen readers. */
  readonly labelOf: (place: BoardPlace) => string;
  readonly onChoose: (place: BoardPlace) => void;
}

type StageView = Pick<
  View,
  'turn' | 'players' | 'facilities' | 'territories' | 'fields' | 'relic' | 'mineThreshold'
>;

export interface StageProps extends PlaceLights {
  readonly view: StageView;
  readonly stations: Readonly<Record<StationId, StationFace>>;
  readonly territoryNames: Readonly<Record<TerritoryId, string>>;
  readonly display: readonly DisplayCard[];
  /** A colony that is about to land. */
  readonly ghost: BoardPlace | null;
  /** A blocked place was pressed: say why. */
  readonly onBlocked: (place: BoardPlace) => void;
  /** A place that is neither lit nor blocked was pressed: show it at reading size. */
  readonly onRead: (place: BoardPlace) => void;
}
