import { equal } from '@starboard/engine';

type AnyEvent = { readonly type: string };

/** What an input brought about, as JSON. Most viewers see the same of it: its text is made once for all of them. */
export class EventTexts {
  /** The text of all of it, which only the log has. */
  readonly all: string;
  #latest: { readonly seen: readonly AnyEvent[]; readonly text: string };

  constructor(events: readonly AnyEvent[]) {
    this.all = JSON.stringify(events);
    this.#latest = { seen: events, text: this.all };
  }

  /** The text of those that a viewer sees, some of them perhaps with less in them. */
  of(seen: readonly AnyEvent[]): string {
    if (!equal(seen, this.#latest.seen)) this.#latest = { seen, text: JSON.stringify(seen) };
    return this.#latest.text;
  }
}
