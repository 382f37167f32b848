import type { Viewer } from '@starboard/engine';
import type { PictureNews } from '@starboard/host';

/** In milliseconds: nothing that others do in real time is seen later than that. */
const joinedFor = 50;

/** What waits for one viewer. */
interface Coming {
  readonly viewer: Viewer;
  news: PictureNews | null;
  /** Started anew whenever something begins to wait; when there is nothing, it does nothing. */
  readonly timer: NodeJS.Timeout;
}

/** News that wait a moment for more, each viewer's apart, to be told in one message. */
export class ComingNews {
  readonly #tell: (viewer: Viewer, news: PictureNews) => void;
  // kept for good: what comes and goes in a map, many times a second, outlives it until all memory is cleared up
  readonly #all: Coming[] = [];

  constructor(tell: (viewer: Viewer, news: PictureNews) => void) {
    this.#tell = tell;
  }

  get isAny(): boolean {
    return this.#all.some(({ news }) => news !== null);
  }

  add(viewer: Viewer, news: PictureNews): void {
    const coming = this.#find(viewer);
    if (!coming) this.#all.push({ viewer, news, timer: this.#timerFor(viewer) });
    else if (coming.news) coming.news = coming.news.with(news);
    else {
      coming.news = news;
      coming.timer.refresh();
    }
  }

  /** What waits no longer, as one message with what follows it. */
  with(viewer: Viewer, news: PictureNews): PictureNews {
    return this.#take(this.#find(viewer))?.with(news) ?? news;
  }

  /** Tells what waits for a viewer, or for all of them, at once. */
  flush(only?: Viewer): void {
    for (const coming of this.#all) {
      if (only !== undefined && coming.viewer !== only) continue;
      const news = this.#take(coming);
      if (news) this.#tell(coming.viewer, news);
    }
  }

  #find(viewer: Viewer): Coming | undefined {
    for (const coming of this.#all) if (coming.viewer === viewer) return coming;
    return undefined;
  }

  #take(coming: Coming | undefined): PictureNews | null {
    const news = coming?.news ?? null;
    if (coming) coming.news = null;
    return news;
  }

  #timerFor(viewer: Viewer): NodeJS.Timeout {
    return setTimeout(() => this.flush(viewer), joinedFor).unref();
  }
}
