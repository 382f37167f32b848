import type { TableDetail } from '@starboard/protocol';

/** What every part of the waiting room is given. */
export interface RoomParts {
  readonly table: TableDetail;
  /** The viewer's account. */
  readonly me: string | null;
  readonly isOwner: boolean;
  /** Something is on its way to the server. */
  readonly isDoing: boolean;
  act(act: () => Promise<TableDetail>): void;
}
