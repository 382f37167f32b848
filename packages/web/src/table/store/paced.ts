interface Paced<News> {
  /** In its turn, after what came before has been looked at for a moment. */
  show(news: News): void;
  /** Now, and everything that came before. */
  showNow(news: News): void;
  flush(): void;
  stop(): void;
}

interface PacedSettings<News> {
  readonly apply: (news: News) => void;
  /** Milliseconds to look at one piece of news; 0 when no player looks or nothing moves. */
  readonly pace: (news: News) => number;
}

/** However much has happened, a player who waits sees the end of it in about this time. */
const longestShow = 3_000;

/** Shows what others do one after another, slowly enough to follow. */
export function paced<News>({ apply, pace }: PacedSettings<News>): Paced<News> {
  const waiting: News[] = [];
  /** How many have waited at a time, since none did. */
  let crowd = 1;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const rest = (news: News): void => {
    const look = pace(news);
    crowd = waiting.length === 0 ? 1 : Math.max(crowd, waiting.length);
    timer = look === 0 ? null : setTimeout(next, Math.min(look, longestShow / crowd));
  };
  const next = (): void => {
    timer = null;
    const news = waiting.shift();
    if (news === undefined) return;
    apply(news);
    rest(news);
  };
  const flush = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const news of waiting.splice(0)) apply(news);
  };

  return {
    show(news) {
      if (pace(news) === 0) flush();
      waiting.push(news);
      if (timer === null) next();
    },
    showNow(news) {
      flush();
      apply(news);
    },
    flush,
    stop() {
      if (timer) clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
