import { createContext, use } from 'react';

/** What a game's tray asks of the screen around it. */
export interface TrayNeeds {
  /** More than stands below the board: it has the room below the log as well. */
  readonly isWide?: boolean;
  /** On a phone, every place that fits is listed: until one is chosen the turn's buttons wait and the board makes room. */
  readonly isListing?: boolean;
  /** It is as high as what lies in it, and the board has the rest. */
  readonly isFitted?: boolean;
  /** A hand of cards, and above it a place that is never empty: both have their room at all times, and the board keeps still. */
  readonly isTall?: boolean;
  /** On wide screens: a hand of cards alone. */
  readonly isHand?: boolean;
  /** On a phone, a beginner is told something: the board makes room for that. */
  readonly isCoaching?: boolean;
}

const Context = createContext<TrayNeeds>({});

/** For a game's frame; what it does not say is not needed. */
export const TrayNeedsProvider = Context.Provider;

export const useTrayNeeds = (): TrayNeeds => use(Context);
