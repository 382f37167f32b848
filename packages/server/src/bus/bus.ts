declare const carries: unique symbol;
declare const hands: unique symbol;

/** Name of a topic; its type says what is said there: plain JSON. */
export type Topic<Message> = string & { readonly [carries]: Message };

export const topic = <Message>(name: string): Topic<Message> => name as Topic<Message>;

/** Name of a queue; its type says which jobs are handed out there: plain JSON as well. */
export type Queue<Job> = string & { readonly [hands]: Job };

export const queue = <Job>(name: string): Queue<Job> => name as Queue<Job>;

/**
 * How nodes tell each other what has happened. Messages may be lost while a node is cut off, never reordered on one
 * topic from one node; what matters is in the database, and `onGap` says when to look there.
 */
export interface Bus {
  /** To every node, this one included. */
  publish<Message>(topic: Topic<Message>, message: NoInfer<Message>): void;
  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): () => void;
  /** To one of the nodes that work on this queue. */
  enqueue<Job>(queue: Queue<Job>, job: NoInfer<Job>): void;
  work<Job>(queue: Queue<Job>, take: (job: Job) => void): () => void;
  /** Called when messages may have been lost, by this node or from it. */
  onGap(hear: () => void): () => void;
  /** Kept as soon as every node's words reach what has been subscribed to so far. */
  settled(): Promise<void>;
  readonly isConnected: boolean;
  close(): Promise<void>;
}

/** Is told what a handler threw; the bus goes on. */
export type Report = (error: unknown) => void;

/** Topics and queues are words with dots between them: in NATS a `*` among them would hear every topic. */
export function checkTopic(topic: string): void {
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(topic)) throw new TypeError('that is not the name of a topic');
}
