interface Paced<News> {
  /** In its turn, after what came before has been looked at for a moment. */
  show(news: News): void;
  /** Now, and everything that came before; what comes after it waits for as many milliseconds, as a rule. */
  showNow(news: News, look?: number): void;
  flush(): void;
  stop(): void;
}

interface PacedSettings<News> {
  readonly apply: (news: News) => void;
  /** Milliseconds to look at one piece of news, as a rule. */
  readonly pace: (news: News) => number;
  /** However much has happened, a player who waits sees the end of it in about this many milliseconds, as a rule. */
  readonly longestShow: () => number;
  /** How many times as long the player looks; 0 shows all at once. */
  readonly slowness: () => number;
}

/** Shows what others do one after another, slowly enough to follow. */
export function paced<News>({ apply, pace, longestShow, slowness }: PacedSettings<News>): Paced<News> {
  const waiting: { readonly news: News; readonly look: number }[] = [];
  /** How many to look at have waited at a time, since none did. */
  let crowd = 1;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const lookAt = (look: number): number => {
    const worthIt = waiting.filter((each) => each.look > 0).length;
    crowd = worthIt === 0 ? 1 : Math.max(crowd, worthIt);
    return Math.min(look, longestShow() / crowd) * slowness();
  };
  /** The next ones, as far as the first that is looked at for a while: what there is nothing to see of only comes in its turn. */
  const next = (): void => {
    timer = null;
    while (timer === null) {
      const latest = waiting.shift();
      if (latest === undefined) return;
      apply(latest.news);
      const look = lookAt(latest.look);
      if (look > 0) timer = setTimeout(next, look);
    }
  };
  const flush = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const { news } of waiting.splice(0)) apply(news);
  };

  return {
    show(news) {
      // the player has looked away, or wants to see all of it now
      if (slowness() === 0) flush();
      waiting.push({ news, look: pace(news) });
      if (timer === null) next();
    },
    showNow(news, look = 0) {
      flush();
      apply(news);
      if (look * slowness() > 0) timer = setTimeout(next, look * slowness());
    },
    flush,
    stop() {
      if (timer) clearTimeout(timer);
      waiting.length = 0;
    },
  };
}
