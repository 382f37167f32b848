import type { Json, Message } from '@starboard/engine';

/** What can be ordered there. */
interface OrderChoice {
  readonly key: string;
  readonly name: Message;
}

/** Something that a player can leave word about. With one choice it is on or off. */
export interface OrderLine {
  /** In the game's own grammar. */
  readonly key: string;
  readonly name: Message;
  readonly about?: Message;
  readonly choices: readonly OrderChoice[];
  /** What holds while nothing is ordered here; where a line has one choice, or must have one, there is none. */
  readonly otherwise?: Message;
}

/** A line for all moments of a kind, and those moments. */
export interface OrderGroup {
  readonly line: OrderLine;
  readonly moments: readonly OrderLine[];
}

/** Ready-made orders. */
export interface OrderPreset {
  readonly key: string;
  readonly name: Message;
  readonly about: Message;
  readonly orders: Json;
}

/**
 * How a game's standing orders are shown and changed. What they mean is the game's to know: a screen hands them over
 * and shows what it is told. Nothing in it depends on more than its player sees.
 */
export interface OrderBook<View extends object = object> {
  readonly presets: readonly OrderPreset[];
  /** The orders of a player who has left none. */
  readonly usual: Json;
  /** What holds for all moments. */
  lines(view: View): readonly OrderLine[];
  /** What can be ordered where a moment to react is open now; nothing where none is. */
  linesAt(view: View): readonly OrderLine[];
  /** The player's own cards, powers and the like. */
  things(view: View): readonly OrderLine[];
  readonly groups: readonly OrderGroup[];
  /** The key of what is ordered there; null when nothing is. */
  chosen(orders: Json, line: string, view: View): string | null;
  choose(orders: Json, line: string, choice: string | null, view: View): Json;
}
