import type { Thought } from '@starboard/host';
import type { Shelf } from '../shelf/kept-table.ts';
import type { ThinkerTask } from './thinking.ts';

/** What a table on this device needs of the world around it. */
export interface HostServices {
  readonly shelf: Shelf;
  /** Takes the text of a whole message. */
  readonly send: (text: string) => void;
  /** Fails where no bot can be asked at all. */
  readonly think: (job: ThinkerTask) => Promise<Thought>;
  readonly now: () => number;
  readonly rest: (milliseconds: number) => Promise<void>;
  /** How many times as long as usual bots rest, so that the player can follow. */
  readonly slowness: () => number;
  readonly freshSeed: () => string;
  /** Other tabs that show the same table are to hear of it. */
  readonly wrote: (table: string) => void;
  readonly failed: (error: unknown) => void;
}
