import type { AnyGame, Viewer } from '@starboard/engine';
import type { ToldBy } from '../steps/steps.ts';
import type { AnyEvent } from '../taken.ts';
import type { EventTexts } from './event-texts.ts';
import { type Back, type News, PictureNews } from './news.ts';
import { isChanged, nothing, type Picture, SectionTexts } from './picture.ts';
import { eventsToldTo } from './table-note.ts';

/** What a viewer would see now; pictures that are made together share the texts of their sections. */
export type Painter = (viewer: Viewer, pieces: SectionTexts) => Picture;

/** What happened, and what of what was told before it undoes. */
export interface Happened {
  readonly events: readonly AnyEvent[];
  readonly texts: EventTexts;
  readonly back: Back | null;
  readonly undone: ToldBy | null;
}

/** The picture each viewer has, and how many messages each was told. */
export class ViewersPictures {
  readonly viewers: readonly Viewer[];
  readonly told: number[];
  readonly #paint: Painter;
  readonly #isSpectated: () => boolean;
  readonly #pieces = new SectionTexts();
  readonly #pictures: (Picture | null)[];

  constructor(
    viewers: readonly Viewer[],
    told: readonly number[],
    paint: Painter,
    isSpectated: () => boolean,
  ) {
    this.viewers = viewers;
    this.told = [...told];
    this.#paint = paint;
    this.#isSpectated = isSpectated;
    this.#pictures = viewers.map((viewer) => paint(viewer, this.#pieces));
    this.#pieces.letGo();
  }

  indexOf(viewer: Viewer): number {
    return this.viewers.indexOf(viewer);
  }

  latest(viewer: Viewer): Picture {
    const latest = this.#pictures[this.indexOf(viewer)] ?? this.#paint(viewer, this.#pieces);
    this.#pieces.letGo();
    return latest;
  }

  /** Paints anew, and says what each viewer is told of it; null where that is nothing. */
  tell(game: AnyGame, { events, texts, back, undone }: Happened): (PictureNews | null)[] {
    const news = this.viewers.map((viewer, index) => {
      // no spectator is there to be told, and one who comes gets the whole picture
      if (viewer === 'spectator' && !this.#isSpectated()) {
        this.#pictures[index] = null;
        return null;
      }
      const seen = eventsToldTo(game, events, viewer);
      const undoes = undone?.[index] ?? null;
      return this.#tellViewer(index, seen, this.#paint(viewer, this.#pieces), texts, { back, undoes });
    });
    this.#pieces.letGo();
    return news;
  }

  #tellViewer(
    index: number,
    seen: readonly AnyEvent[],
    after: Picture,
    texts: EventTexts,
    { back, undoes }: Pick<News, 'back' | 'undoes'>,
  ): PictureNews | null {
    const before = this.#pictures[index] ?? nothing;
    this.#pictures[index] = after;
    // a log may have to be taken back where the picture has not changed
    const isTakenBack = back === 'takeback' || (back === 'step' && undoes !== null && undoes > 0);
    if (seen.length === 0 && !isTakenBack && !isChanged(before, after)) return null;
    const n = (this.told[index] ?? 0) + 1;
    this.told[index] = n;
    return new PictureNews({ from: n, n, events: texts.of(seen), back, undoes }, before, after);
  }

  /** By which messages; no spectator was there to be told where none was, so none can count by it. */
  toldBy(news: readonly (PictureNews | null)[]): ToldBy {
    return news.map((own, index) => own?.n ?? (this.viewers[index] === 'spectator' ? null : 0));
  }
}
