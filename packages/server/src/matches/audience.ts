import type { Viewer } from '@starboard/engine';
import type { LiveMatch, Telling } from './live-match.ts';
import type { Missed } from './missed-events.ts';
import { textOf } from './sections.ts';

/** Somebody's connection that watches a match. */
export interface Listener {
  readonly viewer: Viewer;
  /** Takes the text of a whole message. */
  send(text: string): void;
}

/** What an input's sender is to find in the news it brought about. */
export interface Sender {
  readonly listener: Listener;
  readonly request: string;
}

/** What spectators are to see later. */
interface Picture {
  n: number;
  text: string;
  since: number;
}

const mostComing = 60;

type MissedSince = (viewer: Viewer, after: number) => Promise<Missed>;

/** All who watch one match on this node, and how far each kind of viewer has been told. */
export class Audience {
  private readonly table: string;
  private readonly listeners = new Set<Listener>();
  private readonly delay: number;
  private spectators = 0;
  /** What spectators see by now, when they see it later than the players. */
  private delayed: Picture | null = null;
  private readonly coming: Picture[] = [];

  /** `delay`: milliseconds that spectators are behind. */
  constructor(table: string, delay: number) {
    this.table = table;
    this.delay = delay;
  }

  get size(): number {
    return this.listeners.size;
  }

  /** Whether anybody watches without a seat, or may come to see what happens now later on. */
  get isSpectated(): boolean {
    return this.delay > 0 || this.spectators > 0;
  }

  /** The match has been loaded: what spectators may see of it, they see after the delay. */
  loaded(live: LiveMatch): void {
    if (this.delay > 0) this.showLater(live);
  }

  /** From now on the listener hears of everything; first it gets the whole picture, unless it has it. */
  async join(live: LiveMatch, listener: Listener, after: number | null, missed: MissedSince): Promise<void> {
    this.listeners.add(listener);
    if (listener.viewer === 'spectator') this.spectators++;
    if (this.isDelayed(listener.viewer)) {
      if (this.delayed)
        listener.send(this.viewText(listener.viewer, this.delayed.n, this.delayed.text, null));
      return;
    }
    const n = live.told[live.indexOf(listener.viewer)] ?? 0;
    // 0 is also said by whoever has seen nothing yet
    const isKnown = listener.viewer !== 'spectator' && after === n && n > 0;
    if (isKnown) return;
    const text = textOf(live.picture(listener.viewer));
    if (after === null || (after > n && listener.viewer !== 'spectator'))
      return listener.send(this.viewText(listener.viewer, n, text, null));
    // what is told in the meantime reaches the listener first, and the older picture is then of no use
    const events = await missed(listener.viewer, listener.viewer === 'spectator' ? 0 : after);
    const now = live.told[live.indexOf(listener.viewer)] ?? 0;
    const picture = now === n ? text : textOf(live.picture(listener.viewer));
    listener.send(this.viewText(listener.viewer, now, picture, events));
  }

  leave(listener: Listener): void {
    if (this.listeners.delete(listener) && listener.viewer === 'spectator') this.spectators--;
  }

  /** Passes on what an input brought about. */
  tell(live: LiveMatch, tellings: readonly (Telling | null)[], sender: Sender | null): void {
    if (this.listeners.size > 0) {
      const texts: string[] = [];
      for (const listener of this.listeners) {
        if (this.isDelayed(listener.viewer)) continue;
        const index = live.indexOf(listener.viewer);
        const telling = tellings[index];
        if (sender?.listener === listener) listener.send(this.replyText(telling ?? null, sender.request));
        else if (telling) listener.send((texts[index] ??= this.newsText(telling)));
      }
    }
    if (this.delay > 0 && tellings[live.seats]) this.showLater(live);
  }

  /** The match was loaded anew, and may have gone on elsewhere in between: everybody gets the whole picture. */
  async refresh(live: LiveMatch, before: readonly number[], missed: MissedSince): Promise<void> {
    this.loaded(live);
    for (const viewer of live.viewers) {
      const known = before[live.indexOf(viewer)] ?? 0;
      const here = [...this.listeners].filter((listener) => listener.viewer === viewer);
      const isKnown = viewer !== 'spectator' && live.told[live.indexOf(viewer)] === known;
      if (here.length === 0 || this.isDelayed(viewer) || isKnown) continue;
      const events = await missed(viewer, viewer === 'spectator' ? 0 : known);
      const n = live.told[live.indexOf(viewer)] ?? 0;
      const text = this.viewText(viewer, n, textOf(live.picture(viewer)), events);
      for (const listener of here) listener.send(text);
    }
  }

  /** Something that is not part of the match, made for each who sees it as it happens. */
  say(message: (viewer: Viewer) => string | null): void {
    const texts = new Map<Viewer, string | null>();
    for (const { viewer, send } of this.listeners) {
      if (this.isDelayed(viewer)) continue;
      if (!texts.has(viewer)) texts.set(viewer, message(viewer));
      const text = texts.get(viewer);
      if (text) send(text);
    }
  }

  isDelayed(viewer: Viewer): boolean {
    return this.delay > 0 && viewer === 'spectator';
  }

  /** At most so many pictures wait at a time, however much happens: then a later one stands for some before it. */
  private showLater(live: LiveMatch): void {
    const picture = { n: live.told[live.seats] ?? 0, text: textOf(live.picture('spectator')) };
    const now = Date.now();
    const latest = this.coming.at(-1);
    if (latest && now - latest.since < this.delay / mostComing) {
      Object.assign(latest, picture);
      return;
    }
    const coming = { ...picture, since: now };
    this.coming.push(coming);
    setTimeout(() => this.show(coming), this.delay).unref();
  }

  private show(picture: Picture): void {
    this.coming.splice(0, this.coming.indexOf(picture) + 1);
    this.delayed = picture;
    const view = this.viewText('spectator', picture.n, picture.text, null);
    for (const { viewer, send } of this.listeners) if (viewer === 'spectator') send(view);
  }

  private newsText({ n, sections, events, back: how }: Telling, request = ''): string {
    const back = how ? `,"back":"${how}"` : '';
    return `{"type":"news","table":"${this.table}","n":${n},"sections":${sections},"events":${events}${back}${request}}`;
  }

  /** Even if nothing has changed for whoever asked, they are to know that it is done. */
  private replyText(telling: Telling | null, request: string): string {
    const id = `,"id":${JSON.stringify(request)}`;
    return telling ? this.newsText(telling, id) : `{"type":"done"${id}}`;
  }

  private viewText(viewer: Viewer, n: number, sections: string, missed: Missed | null): string {
    const log = missed ? `${missed.events}${missed.isWhole ? ',"isWhole":true' : ''}` : 'null';
    return `{"type":"view","table":"${this.table}","n":${n},"viewer":${JSON.stringify(viewer)},"sections":${sections},"missed":${log}}`;
  }
}
