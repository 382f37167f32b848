/** Does something when the next frame is drawn, or soon where none is: a hidden page draws nothing. */
export type NextFrame = (act: () => void) => void;

interface ByFrame<News> {
  add(news: News): void;
  flush(): void;
  stop(): void;
}

/** Shows what comes alone at once, and what comes thick and fast together: once in a frame. */
export function byFrame<News>(
  apply: (news: readonly News[]) => void,
  nextFrame: NextFrame = nextFrameHere,
): ByFrame<News> {
  const waiting: News[] = [];
  let isBetween = false;
  const flush = (): void => {
    if (waiting.length > 0) apply(waiting.splice(0));
  };
  const show = (): void => {
    isBetween = true;
    flush();
    nextFrame(() => {
      isBetween = false;
      if (waiting.length > 0) show();
    });
  };
  return {
    add(news) {
      waiting.push(news);
      if (!isBetween) show();
    },
    flush,
    stop: () => void (waiting.length = 0),
  };
}

/** How long a page without frames waits, in milliseconds. */
const withoutFrames = 100;

function nextFrameHere(act: () => void): void {
  // outside of a page, as in tests, there are no frames to wait for
  if (typeof requestAnimationFrame === 'undefined') return act();
  const done = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(done);
  const timer = setTimeout(done, withoutFrames);
}
