import type { Json } from '@starboard/engine';
import type { FromServer } from '@starboard/protocol';
import type { Shelf } from './kept-table.ts';
import type { BotJob } from './thinking.ts';

/** What a table on this device needs of the world around it. */
export interface RoomDoors {
  readonly shelf: Shelf;
  readonly send: (message: FromServer) => void;
  readonly think: (job: BotJob) => Promise<Json>;
  readonly now: () => number;
  readonly rest: (milliseconds: number) => Promise<void>;
  readonly freshSeed: () => string;
  /** Other tabs that show the same table are to hear of it. */
  readonly wrote: (table: string) => void;
  readonly failed: (error: unknown) => void;
}
