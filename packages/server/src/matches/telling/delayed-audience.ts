import { changed, type Missed, type Picture, textOf } from '@starboard/host';
import { newsText, viewText } from '@starboard/protocol';
import type { Asker } from '../../log-work/work-line.ts';
import { unawaited } from '../../unawaited.ts';
import type { Watcher, Watchers } from '../../watching/watchers.ts';
import type { LiveMatch } from '../room/live-match.ts';
import type { MatchLog } from './missed-events.ts';

/** What spectators are to see. */
interface Scene {
  readonly live: LiveMatch;
  /** Number of the latest input it shows. */
  readonly seq: number;
  readonly picture: Picture;
}

interface DelayedAudienceSettings {
  readonly table: string;
  /** In milliseconds. */
  readonly delay: number;
  readonly watchers: Watchers;
  readonly log: MatchLog;
  readonly failed: (error: unknown) => void;
}

/** At most so many scenes wait at a time, however much happens: one stands for all within this part of the delay. */
const mostComing = 60;

/** A match for spectators who see it later than the players: pictures and log alike, as both were then. */
export class DelayedAudience {
  readonly #table: string;
  readonly #delay: number;
  readonly #log: MatchLog;
  readonly #watchers: Watchers;
  readonly #failed: (error: unknown) => void;
  /** The latest that is to come, and until when it still changes. */
  #coming: { scene: Scene; readonly until: number } | null = null;
  #shown: Scene | null = null;
  /** Messages are numbered by what is shown, not by what has happened. */
  #n = 0;
  /** Number of the input up to which all of them have the log; null: they are to get all of it. */
  #logged: number | null = null;
  /** The log is read from the database: one after the other, or older news would follow newer. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ table, delay, watchers, log, failed }: DelayedAudienceSettings) {
    this.#table = table;
    this.#delay = delay;
    this.#watchers = watchers;
    this.#log = log;
    this.#failed = failed;
  }

  /** From now on the watcher sees what is shown; first what is shown now, with the log up to then if it wants one. */
  join(watcher: Watcher): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#watchers.has(watcher)) return;
      watcher.hears = 'later';
      const scene = this.#shown;
      if (!scene) return;
      const { after, connection } = watcher;
      const missed =
        after === null ? null : await this.#log.upTo(scene.live, null, scene.seq, connection.asker);
      if (!this.#watchers.has(watcher)) return;
      connection.sendText(this.#viewText(scene, missed));
      if (this.#present().length === 1) this.#logged = scene.seq;
    });
  }

  /** Makes the log that a watcher who joins will want; null: there is no need to. */
  prepare(asker: Asker): Promise<unknown> | null {
    const scene = this.#shown;
    return scene && this.#log.prepare(scene.live, 'spectator', scene.seq, asker);
  }

  /** Shows the match as it is now, later. */
  add(live: LiveMatch): void {
    const apart = this.#delay / mostComing;
    const scene = { live, seq: live.seq, picture: live.picture('spectator', this.#delay + apart) };
    const now = performance.now();
    if (this.#coming && now < this.#coming.until) {
      this.#coming.scene = scene;
      return;
    }
    const coming = { scene, until: now + apart };
    this.#coming = coming;
    // what came last of all that it stands for has waited long enough by then
    const show = () => this.#inTurn(() => this.#show(coming.scene));
    setTimeout(() => unawaited(show(), this.#failed), this.#delay + apart).unref();
  }

  async #show(scene: Scene): Promise<void> {
    const before = this.#shown;
    this.#shown = scene;
    this.#n++;
    const present = this.#present();
    if (present.length === 0) return;
    // should it not be readable just now, the next scene comes with all of it
    const missed = await this.#log.upTo(scene.live, this.#logged, scene.seq).catch(() => null);
    this.#logged = missed && scene.seq;
    const text =
      before && missed && !missed.isWhole
        ? newsText(this.#table, {
            from: this.#n,
            n: this.#n,
            sections: changed(before.picture, scene.picture) ?? '{}',
            events: missed.events,
            back: null,
            undoes: null,
          })
        : this.#viewText(scene, missed);
    for (const watcher of present) if (this.#watchers.has(watcher)) watcher.connection.sendText(text);
  }

  #present(): readonly Watcher[] {
    return [...this.#watchers.at(this.#table)].filter(({ hears }) => hears === 'later');
  }

  #viewText({ picture }: Scene, missed: Missed | null): string {
    return viewText(this.#table, 'spectator', this.#n, textOf(picture), missed);
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
