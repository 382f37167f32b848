import type { Json } from '@starboard/engine';

/**
 * How nodes tell each other what has happened. Messages may be lost while a node is cut off, never reordered on one
 * topic from one node; what matters is in the database, and `onGap` says when to look there.
 */
export interface Bus {
  /** To every node, this one included. */
  publish(topic: string, message: Json): void;
  subscribe(topic: string, hear: (message: Json) => void): () => void;
  /** To one of the nodes that work on this queue. */
  enqueue(queue: string, job: Json): void;
  work(queue: string, take: (job: Json) => void): () => void;
  /** Called when messages may have been lost, by this node or from it. */
  onGap(hear: () => void): () => void;
  /** Kept as soon as every node's words reach what has been subscribed to so far. */
  settled(): Promise<void>;
  readonly isConnected: boolean;
  close(): Promise<void>;
}

/** Is told what a handler threw; the bus goes on. */
export type Report = (error: unknown) => void;

/** Topics and queues are words with dots between them: in NATS a `*` among them would hear everybody's. */
export function checkTopic(topic: string): void {
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(topic)) throw new TypeError('that is not the name of a topic');
}

/** What is said on which topic, in one place. */
export const topics = {
  /** `{ seq, from, inputs }`: inputs were appended. */
  match: (id: string) => `match.${id}`,
  /** `{ version }`: seats, votes or anything else of a table changed. */
  table: (id: string) => `table.${id}`,
  /** `{ id }`: a public table appeared, changed or went. */
  lobby: 'lobby',
  /** `{ line }`: somebody said something, or it was taken away. */
  chat: (id: string) => `chat.${id}`,
  /** `{}`: whom this account does not want to hear has changed. */
  mutes: (id: string) => `mutes.${id}`,
  /** `{ sessions: [id, …] | 'all', comeBack? }`: signed out there, or only to come back with a new token. */
  account: (id: string) => `account.${id}`,
  /** `{ node, seats, asks }`: who is at a table on a node now. */
  presence: (id: string) => `presence.${id}`,
  /** `{ node }`: a node is there, and so are those who it said are with it. */
  nodes: 'nodes',
} as const;

export const queues = {
  /** `{ match, seat, decision, owners }`: a bot is asked. */
  bots: 'bots',
} as const;
