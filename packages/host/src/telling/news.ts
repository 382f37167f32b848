import type { Seat } from '@starboard/engine';
import { changed, notAsked, type Picture } from './picture.ts';

export type Back = 'step' | 'takeback';

/** What one message tells one viewer. Texts are JSON. */
export interface News {
  /** The numbers of the first and the last input's message that it stands for; mostly they are one. */
  readonly from: number;
  readonly n: number;
  readonly sections: string;
  readonly events: string;
  /** What was told before is undone by it. */
  readonly back: Back | null;
  /** The number of the message that a step back undoes, 0 when nothing was told; null where that is not known. */
  readonly undoes: number | null;
}

/** News made of two pictures: what has changed is put into words only when they are sent. */
export class PictureNews implements News {
  readonly from: number;
  readonly n: number;
  readonly events: string;
  readonly back: Back | null;
  readonly undoes: number | null;
  readonly #before: Picture;
  readonly #after: Picture;
  #sections: string | null = null;

  constructor({ from, n, events, back, undoes }: Omit<News, 'sections'>, before: Picture, after: Picture) {
    this.from = from;
    this.n = n;
    this.events = events;
    this.back = back;
    this.undoes = undoes;
    this.#before = before;
    this.#after = after;
  }

  get sections(): string {
    this.#sections ??= changed(this.#before, this.#after) ?? '{}';
    return this.#sections;
  }

  /** The same to a seat that is answered for at once: it is told of no question. */
  withoutQuestion(seat: Seat): PictureNews {
    return new PictureNews(this, this.#before, notAsked(this.#after, seat));
  }

  /** The same to a viewer who was told this before it. */
  after(earlier: PictureNews): PictureNews {
    return new PictureNews(this, earlier.#after, this.#after);
  }

  /** One message for both, where nothing has been undone. */
  with(later: PictureNews): PictureNews {
    const { n, back, undoes } = later;
    const events = joinedLists(this.events, later.events);
    return new PictureNews({ from: this.from, n, events, back, undoes }, this.#before, later.#after);
  }
}

/** Texts of two JSON lists as that of one. */
export const joinedLists = (first: string, second: string): string =>
  second === '[]' ? first : first === '[]' ? second : `${first.slice(0, -1)},${second.slice(1)}`;
