import type { SoundName } from './sounds.ts';

/** Two of a kind closer than this are one. */
const apart = 60;

/** Keeps sounds of a kind apart: many things that happen at once sound once. */
export class Repeats {
  readonly #latest = new Map<SoundName, number>();

  /** Whether a sound may be played at this moment, in milliseconds; if so, it counts as played. */
  admits(name: SoundName, now: number): boolean {
    const latest = this.#latest.get(name);
    if (latest !== undefined && now - latest < apart) return false;
    this.#latest.set(name, now);
    return true;
  }
}
