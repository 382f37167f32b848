import type { Viewer } from '@starboard/engine';
import { type Telling, textOf } from '@starboard/host';
import type { Asker } from '../log-work/work-line.ts';
import { LateShow } from './late-show.ts';
import type { LiveMatch } from './live-match.ts';
import { newsText, replyText, viewText } from './message-texts.ts';
import type { MatchLog } from './missed-events.ts';

/** Somebody's connection that watches a match. */
export interface Listener {
  readonly viewer: Viewer;
  /** Whom it counts for when a log has to be made for them. */
  readonly asker: Asker;
  /** Takes the text of a whole message. */
  send(text: string): void;
}

/** What an input's sender is to find in the news it brought about. */
export interface Sender {
  readonly listener: Listener;
  readonly request: string;
}

/** All who watch one match on this node, and how far each kind of viewer has been told. */
export class Audience {
  private readonly table: string;
  private readonly log: MatchLog;
  /** All who see what happens as it happens. */
  private readonly listeners = new Set<Listener>();
  private spectators = 0;
  /** Some leave while what they will see is still being made. */
  private readonly gone = new WeakSet<Listener>();
  /** For spectators, where they see it later than the players. */
  private readonly late: LateShow | null;

  /** `delay`: milliseconds that spectators are behind. */
  constructor(table: string, delay: number, log: MatchLog, failed: (error: unknown) => void) {
    this.table = table;
    this.log = log;
    this.late = delay > 0 ? new LateShow(table, delay, log, failed) : null;
  }

  get size(): number {
    return this.listeners.size + (this.late?.size ?? 0);
  }

  /** Whether anybody watches without a seat, or may come to see what happens now later on. */
  get isSpectated(): boolean {
    return this.late !== null || this.spectators > 0;
  }

  /** The match has been loaded: what spectators may see of it, they see after the delay. */
  loaded(live: LiveMatch): void {
    this.late?.add(live);
  }

  /** Makes what whoever joins will want of the log, so that it is there when they do; null: there is no need to. */
  prepare(live: LiveMatch, { viewer, asker }: Listener, after: number): Promise<unknown> | null {
    if (this.late && viewer === 'spectator') return this.late.prepare(asker);
    return viewer === 'spectator' || after === 0 ? this.log.prepare(live, viewer, live.seq, asker) : null;
  }

  /** From now on the listener hears of everything; first it gets the whole picture, unless it has it. */
  async join(live: LiveMatch, listener: Listener, after: number | null): Promise<void> {
    const { viewer, asker } = listener;
    if (this.gone.has(listener)) return;
    if (this.late && viewer === 'spectator') return this.late.join(listener, after !== null);
    this.listeners.add(listener);
    if (viewer === 'spectator') this.spectators++;
    const n = live.told[live.indexOf(viewer)] ?? 0;
    // 0 is also said by whoever has seen nothing yet
    const isKnown = viewer !== 'spectator' && after === n && n > 0;
    if (isKnown) return;
    const text = textOf(live.picture(viewer));
    if (after === null || (after > n && viewer !== 'spectator'))
      return listener.send(viewText(this.table, viewer, n, text, null));
    // what is told in the meantime reaches the listener first, and the older picture is then of no use
    const events = await this.log.since(live, viewer, viewer === 'spectator' ? 0 : after, asker);
    const now = live.told[live.indexOf(viewer)] ?? 0;
    const picture = now === n ? text : textOf(live.picture(viewer));
    listener.send(viewText(this.table, viewer, now, picture, events));
  }

  leave(listener: Listener): void {
    this.gone.add(listener);
    this.late?.leave(listener);
    if (this.listeners.delete(listener) && listener.viewer === 'spectator') this.spectators--;
  }

  /** Passes on what an input brought about. */
  tell(live: LiveMatch, tellings: readonly (Telling | null)[], sender: Sender | null): void {
    if (this.listeners.size > 0) {
      const texts: string[] = [];
      for (const listener of this.listeners) {
        const index = live.indexOf(listener.viewer);
        const telling = tellings[index];
        if (sender?.listener === listener)
          listener.send(replyText(this.table, telling ?? null, sender.request));
        else if (telling) listener.send((texts[index] ??= newsText(this.table, telling)));
      }
    }
    if (tellings[live.seats]) this.late?.add(live);
  }

  /** The match was loaded anew, and may have gone on elsewhere in between: everybody gets the whole picture. */
  async refresh(live: LiveMatch, before: readonly number[]): Promise<void> {
    this.loaded(live);
    for (const viewer of live.viewers) {
      const known = before[live.indexOf(viewer)] ?? 0;
      const here = [...this.listeners].filter((listener) => listener.viewer === viewer);
      const isKnown = viewer !== 'spectator' && live.told[live.indexOf(viewer)] === known;
      if (here.length === 0 || isKnown) continue;
      const events = await this.log.since(live, viewer, viewer === 'spectator' ? 0 : known);
      const n = live.told[live.indexOf(viewer)] ?? 0;
      const text = viewText(this.table, viewer, n, textOf(live.picture(viewer)), events);
      for (const listener of here) listener.send(text);
    }
  }

  /** Something that is not part of the match, made for each who sees it as it happens. */
  say(message: (viewer: Viewer) => string | null): void {
    const texts = new Map<Viewer, string | null>();
    for (const { viewer, send } of this.listeners) {
      if (!texts.has(viewer)) texts.set(viewer, message(viewer));
      const text = texts.get(viewer);
      if (text) send(text);
    }
  }

  /** Whether somebody sees what happens as it happens. */
  hears(listener: Listener): boolean {
    return this.listeners.has(listener);
  }
}
