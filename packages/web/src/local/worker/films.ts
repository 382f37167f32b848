import type { FilmWish } from '../local-talk.ts';
import type { Filmed } from './local-replay.ts';

/** The film that is looked at. */
export class Films {
  readonly #make: (wish: FilmWish) => Promise<Filmed | null>;
  #shown: { readonly name: string; readonly filmed: Filmed | null } | null = null;

  /** `make`: null where the match was not played in real time. */
  constructor(make: (wish: FilmWish) => Promise<Filmed | null>) {
    this.#make = make;
  }

  /** As JSON. */
  async script(wish: FilmWish): Promise<string> {
    const filmed = await this.#make(wish);
    this.#shown = { name: nameOf(wish), filmed };
    return filmed?.script ?? 'null';
  }

  /** As JSON. A worker that was started anew makes the film again. */
  async still({ step, ...wish }: FilmWish & { readonly step: number }): Promise<string> {
    if (this.#shown?.name !== nameOf(wish)) await this.script(wish);
    return this.#shown?.filmed?.film.still(step) ?? 'null';
  }
}

const nameOf = ({ table, viewer, isServers }: FilmWish): string => [table, viewer, isServers].join(' ');
