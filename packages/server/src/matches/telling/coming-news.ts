import type { Viewer } from '@starboard/engine';
import type { PictureNews } from '@starboard/host';

/** In milliseconds: nothing that others do in real time is seen later than that. */
const joinedFor = 50;

/** News that wait a moment for more, each viewer's apart, to be told in one message. */
export class ComingNews {
  readonly #tell: (viewer: Viewer, news: PictureNews) => void;
  readonly #coming = new Map<Viewer, { news: PictureNews; readonly timer: NodeJS.Timeout }>();

  constructor(tell: (viewer: Viewer, news: PictureNews) => void) {
    this.#tell = tell;
  }

  get isAny(): boolean {
    return this.#coming.size > 0;
  }

  add(viewer: Viewer, news: PictureNews): void {
    const coming = this.#coming.get(viewer);
    if (coming) coming.news = coming.news.with(news);
    else {
      const timer = setTimeout(() => this.flush(viewer), joinedFor).unref();
      this.#coming.set(viewer, { news, timer });
    }
  }

  /** What waits no longer, as one message with what follows it. */
  with(viewer: Viewer, news: PictureNews): PictureNews {
    return this.#take(viewer)?.with(news) ?? news;
  }

  /** Tells what waits for a viewer, or for all of them, at once. */
  flush(only?: Viewer): void {
    for (const viewer of only === undefined ? [...this.#coming.keys()] : [only]) {
      const news = this.#take(viewer);
      if (news) this.#tell(viewer, news);
    }
  }

  #take(viewer: Viewer): PictureNews | null {
    const coming = this.#coming.get(viewer);
    clearTimeout(coming?.timer);
    this.#coming.delete(viewer);
    return coming?.news ?? null;
  }
}
