/**
 * One connection for everybody: single statements go as they come, but while a transaction is open all others wait,
 * since they would become part of it.
 */
export class Turns {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  /** Does it at once, or when its turn has come. */
  pass<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    // whatever it throws is its own: nobody else's turn ends with that
    return new Promise((settle) => this.enter(() => settle((async () => act())())));
  }

  /** Nobody else passes until it is given back. */
  take(): Promise<void> {
    return new Promise((settle) =>
      this.enter(() => {
        this.isTaken = true;
        settle();
      }),
    );
  }

  giveBack(): void {
    this.isTaken = false;
    this.admit();
  }

  private enter(go: () => void): void {
    this.waiting.push(go);
    this.admit();
  }

  private admit(): void {
    while (!this.isTaken) {
      const go = this.waiting.shift();
      if (!go) return;
      go();
    }
  }
}
