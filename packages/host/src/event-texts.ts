import { equal } from '@starboard/engine';

type AnyEvent = { readonly type: string };

/** What an input brought about, as JSON. Most viewers see the same of it: its text is made once for all of them. */
export class EventTexts {
  /** The text of all of it, which only the log has. */
  readonly all: string;
  readonly #events: readonly AnyEvent[];
  readonly #texts: readonly string[];
  #latest: { readonly seen: readonly AnyEvent[]; readonly text: string };

  constructor(events: readonly AnyEvent[]) {
    this.#events = events;
    this.#texts = events.map((event) => JSON.stringify(event));
    this.all = `[${this.#texts.join()}]`;
    this.#latest = { seen: events, text: this.all };
  }

  /** The text of those that a viewer sees, some of them perhaps with less in them. */
  of(seen: readonly AnyEvent[]): string {
    if (!equal(seen, this.#latest.seen)) {
      const text = `[${seen.map((event) => this.#textOf(event)).join()}]`;
      this.#latest = { seen, text };
    }
    return this.#latest.text;
  }

  #textOf(event: AnyEvent): string {
    return this.#texts[this.#events.indexOf(event)] ?? JSON.stringify(event);
  }
}
