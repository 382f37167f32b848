import type { FromClient, FromServer } from '@starboard/protocol';

/** `waiting`: the connection is lost and will be tried again. `closed`: for good. */
export type WireState = 'connecting' | 'open' | 'waiting' | 'closed';

/**
 * The way to where the tables are: a server over a socket, or a worker on this device. Both speak the same
 * protocol, so that a table does not know which it is.
 */
export interface Wire {
  readonly state: WireState;
  /** Says something once the wire is open; what was said and not answered is said again after a break. */
  send(message: FromClient): void;
  onMessage(listener: (message: FromServer) => void): () => void;
  onState(listener: (state: WireState) => void): () => void;
  tryNow(): void;
  /** Whether it is urgent that a break is found out: while a game runs in real time. */
  hurry(isHurried: boolean): void;
  close(): void;
}
