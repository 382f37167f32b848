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
  /** Milliseconds to look at one piece of news, as a rule. */
  readonly pace: (news: News) => number;
  /** How many times as long the player looks; 0 shows all at once. */
  readonly slowness: () => number;
}

/** However much has happened, a player who waits sees the end of it in about this time, as a rule. */
const longestShow = 3_000;

/** Shows what others do one after another, slowly enough to follow. */
export function paced<News>({ apply, pace, slowness }: PacedSettings<News>): Paced<News> {
  const waiting: News[] = [];
  /** How many have waited at a time, since none did. */
  let crowd = 1;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const rest = (news: News): void => {
    crowd = waiting.length === 0 ? 1 : Math.max(crowd, waiting.length);
    const look = Math.min(pace(news), longestShow / crowd) * slowness();
    if (look > 0) timer = setTimeout(next, look);
    // the player has looked away, or wants to see all of it now
    else flush();
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
      if (pace(news) * slowness() === 0) flush();
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
