import { type Bus, checkTopic, type Queue, type Report, type Topic } from './bus.ts';

/** Who hears a topic or works on a queue is told what it carries, and nothing else. */
type Hear = (message: unknown) => void;

/** Jobs that wait for a worker; the oldest go first when there are too many, as on any bus. */
const mostWaiting = 10_000;

/** The bus of a single node: in order, and never before the caller has finished what it was doing. */
export class InProcessBus implements Bus {
  readonly #report: Report;
  readonly #hearers = new Map<string, Set<{ readonly hear: Hear }>>();
  readonly #workers = new Map<string, { readonly take: Hear }[]>();
  readonly #waiting = new Map<string, unknown[]>();
  #isOpen = true;

  constructor(report: Report) {
    this.#report = report;
  }

  get isConnected(): boolean {
    return this.#isOpen;
  }

  publish<Message>(topic: Topic<Message>, message: NoInfer<Message>): void {
    checkTopic(topic);
    queueMicrotask(() => {
      const hearers = this.#hearers.get(topic);
      if (!hearers) return;
      // a hearer that subscribes while this is told was not there when it was said
      const present = [...hearers];
      for (const hearer of present) if (hearers.has(hearer)) this.#tell(hearer.hear, message);
    });
  }

  subscribe<Message>(topic: Topic<Message>, hear: (message: Message) => void): () => void {
    checkTopic(topic);
    if (!this.#isOpen) return () => undefined;
    const hearers = this.#hearers.get(topic) ?? new Set();
    this.#hearers.set(topic, hearers);
    const hearer = { hear: hear as Hear };
    hearers.add(hearer);
    return () => {
      hearers.delete(hearer);
      if (hearers.size === 0 && this.#hearers.get(topic) === hearers) this.#hearers.delete(topic);
    };
  }

  enqueue<Job>(queue: Queue<Job>, job: NoInfer<Job>): void {
    checkTopic(queue);
    if (!this.#isOpen) return;
    const waiting = this.#waiting.get(queue) ?? [];
    this.#waiting.set(queue, waiting);
    waiting.push(job);
    if (waiting.length > mostWaiting) waiting.shift();
    queueMicrotask(() => this.#handOut(queue));
  }

  work<Job>(queue: Queue<Job>, take: (job: Job) => void): () => void {
    checkTopic(queue);
    if (!this.#isOpen) return () => undefined;
    const worker = { take: take as Hear };
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker]);
    queueMicrotask(() => this.#handOut(queue));
    return () => {
      const others = this.#workers.get(queue)?.filter((other) => other !== worker) ?? [];
      if (others.length > 0) this.#workers.set(queue, others);
      else this.#workers.delete(queue);
    };
  }

  /** Nothing is ever lost between here and here. */
  onGap(): () => void {
    return () => undefined;
  }

  async settled(): Promise<void> {}

  async close(): Promise<void> {
    this.#isOpen = false;
    for (const hearers of this.#hearers.values()) hearers.clear();
    this.#hearers.clear();
    this.#workers.clear();
    this.#waiting.clear();
  }

  #handOut(queue: string): void {
    const waiting = this.#waiting.get(queue) ?? [];
    while (waiting.length > 0) {
      const [worker, ...others] = this.#workers.get(queue) ?? [];
      if (!worker) return;
      // the next job is the next one's
      this.#workers.set(queue, [...others, worker]);
      this.#tell(worker.take, waiting.shift());
    }
    this.#waiting.delete(queue);
  }

  #tell(hear: Hear, message: unknown): void {
    try {
      hear(message);
    } catch (error) {
      this.#report(error);
    }
  }
}

export const inProcessBus = (report: Report = () => undefined): Bus => new InProcessBus(report);
