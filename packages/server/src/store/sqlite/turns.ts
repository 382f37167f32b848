/**
 * One connection for all: single statements go as they come, but while a transaction is open all others wait,
 * since they would become part of it.
 */
export class Turns {
  #isHeld = false;
  readonly #waiting: (() => void)[] = [];

  /** Does it at once, or when its turn has come. */
  pass<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    // what it throws is its own: no other's turn ends with that
    return new Promise((settle) => this.#enter(() => settle((async () => act())())));
  }

  /** Nothing else passes until the turn is given back. */
  hold(): Promise<void> {
    return new Promise((settle) =>
      this.#enter(() => {
        this.#isHeld = true;
        settle();
      }),
    );
  }

  giveBack(): void {
    this.#isHeld = false;
    this.#admit();
  }

  #enter(go: () => void): void {
    this.#waiting.push(go);
    this.#admit();
  }

  #admit(): void {
    while (!this.#isHeld) {
      const go = this.#waiting.shift();
      if (!go) return;
      go();
    }
  }
}
