import { randomBytes } from 'node:crypto';
import { connect, deadline, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type Bus, checkTopic, type Queue, type Report, type Topic, topic } from './bus.ts';
import { unawaited } from '../unawaited.ts';
import { InProcessBus } from './in-process.ts';

export interface NatsSettings {
  /** First word of every subject, so that several installations can share a NATS. */
  readonly prefix?: string;
  readonly report?: Report;
}

/** An ordinary topic, on which a node that was cut off says so when it is back. */
const gap = topic<null>('gap');

/** Joins the bus of all nodes; fails with a sentence when there is no NATS to join. */
export async function natsBus(url: string, settings: NatsSettings = {}): Promise<Bus> {
  const { prefix = 'starboard', report = () => undefined } = settings;
  checkTopic(prefix);
  return new NatsBus(await reach(url), prefix, report);
}

/**
 * What a node says to itself never leaves it, so its own players go on while NATS is away; what others say comes over
 * NATS. Every message begins with its sender's name, by which a node knows its own when it comes back.
 */
class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #prefix: string;
  readonly #report: Report;
  readonly #here: InProcessBus;
  readonly #name = randomBytes(6).toString('base64url');
  readonly #listening = new Map<string, { readonly subscription: Subscription; hearers: number }>();
  isConnected = true;
  #isOpen = true;

  constructor(connection: NatsConnection, prefix: string, report: Report) {
    this.#connection = connection;
    this.#prefix = prefix;
    this.#report = report;
    this.#here = new InProcessBus(report);
    unawaited(this.#watch(), report);
  }

  publish<Message>(topic: Topic<Message>, message: NoInfer<Message>): void {
    this.#here.publish(topic, message);
    if (this.isConnected) this.#send(`topic.${topic}`, message);
  }

  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): () => void {
    const leave = this.#here.subscribe(topic, hear);
    const stop = this.#listen(`topic.${topic}`, {}, (sender, message) => {
      if (sender !== this.#name) this.#here.publish(topic, message as Message);
    });
    return () => {
      leave();
      stop();
    };
  }

  enqueue<Job>(queue: Queue<Job>, job: NoInfer<Job>): void {
    checkTopic(queue);
    // cut off from the others, this node does what it can by itself
    if (this.isConnected) this.#send(`queue.${queue}`, job);
    else this.#here.enqueue(queue, job);
  }

  work<Job>(queue: Queue<Job>, take: (job: Job) => void): () => void {
    const leave = this.#here.work(queue, take);
    const stop = this.#listen(`queue.${queue}`, { queue: 'workers' }, (_sender, job) =>
      this.#here.enqueue(queue, job as Job),
    );
    return () => {
      leave();
      stop();
    };
  }

  onGap(hear: () => void): () => void {
    return this.subscribe(gap, hear);
  }

  async settled(): Promise<void> {
    // when it is cut off, it will be told of a gap
    if (this.isConnected) await this.#connection.flush().catch(() => undefined);
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    await this.#here.close();
    // what has been said may still be on its way out
    if (this.isConnected) await deadline(this.#connection.flush(), 1000).catch(() => undefined);
    this.isConnected = false;
    await this.#connection.close();
  }

  #send(subject: string, message: unknown): void {
    try {
      this.#connection.publish(`${this.#prefix}.${subject}`, this.#name + JSON.stringify(message));
    } catch (error) {
      // too large for NATS: the others have to look for themselves
      this.#report(error);
      if (message !== null) this.publish(gap, null);
    }
  }

  /** One subscription a subject, however many listen to it here. */
  #listen(
    subject: string,
    options: { readonly queue?: string },
    hear: (sender: string, message: unknown) => void,
  ): () => void {
    if (!this.#isOpen) return () => undefined;
    const listening = this.#listening.get(subject) ?? {
      subscription: this.#connection.subscribe(`${this.#prefix}.${subject}`, {
        ...options,
        callback: (error, received) => this.#hear(error, () => received.string(), hear),
      }),
      hearers: 0,
    };
    this.#listening.set(subject, listening);
    listening.hearers++;
    let isListening = true;
    return () => {
      if (!isListening) return;
      isListening = false;
      if (--listening.hearers > 0) return;
      this.#listening.delete(subject);
      listening.subscription.unsubscribe();
    };
  }

  // an error thrown in here would end the connection's reading for good
  #hear(error: Error | null, text: () => string, hear: (sender: string, message: unknown) => void): void {
    try {
      if (error) throw error;
      const received = text();
      const { length } = this.#name;
      hear(received.slice(0, length), JSON.parse(received.slice(length)));
    } catch (thrown) {
      this.#report(thrown);
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect' || type === 'close') this.isConnected = false;
      if (type === 'reconnect') this.#comeBack();
    }
  }

  /** Both sides may have missed something: this node what others said, and they what it said. */
  #comeBack(): void {
    this.isConnected = true;
    this.#connection.flush().then(
      () => this.publish(gap, null),
      // gone again, to come back again
      () => undefined,
    );
  }
}

async function reach(url: string): Promise<NatsConnection> {
  // the error that comes with it would repeat the password
  if (!URL.canParse(url)) throw new Error('That is no address of a NATS, such as nats://localhost:4222.');
  const { protocol, host, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  try {
    return await connect({
      servers: host,
      name: 'starboard',
      timeout: 5000,
      ...(protocol === 'tls:' && { tls: {} }),
      ...(pass !== '' ? { user, pass } : user !== '' && { token: user }),
      maxReconnectAttempts: -1,
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: 250,
      // notices within half a minute that the other end is gone without a word
      pingInterval: 10_000,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`NATS cannot be reached at ${host}: ${why}.`, { cause: error });
  }
}
