/** Those who want to hear of something. */
export class Listeners<News> {
  readonly #listeners = new Set<(news: News) => void>();

  /** Until what is returned is called. */
  readonly add = (listener: (news: News) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
