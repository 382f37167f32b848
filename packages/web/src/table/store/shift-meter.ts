/** How often the other end is asked what its clock shows, and how many of its answers make one measurement. */
const every = 5_000;
const askedFor = 5;

interface ShiftMeterSettings {
  /** Asks the other end what its clock shows; `heard` is called with what it says. */
  readonly ping: () => void;
  readonly tell: (shift: number) => void;
  /** The clock of this device that cannot be set. */
  readonly now?: () => number;
}

/**
 * Measures how far the clock of the other end is from this device's while it matters, by the middle of several answers: one
 * that was held up on its way counts for nothing.
 */
export class ShiftMeter {
  readonly #settings: ShiftMeterSettings;
  readonly #now: () => number;
  #timer: ReturnType<typeof setInterval> | null = null;
  #shifts: number[] = [];
  #askedAt = 0;

  constructor(settings: ShiftMeterSettings) {
    this.#settings = settings;
    this.#now = settings.now ?? (() => performance.now());
  }

  /** Measures from now on, or no more. */
  turn(isOn: boolean): void {
    if (isOn === (this.#timer !== null)) return;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = isOn ? setInterval(() => this.#measure(), every) : null;
    if (isOn) this.#measure();
  }

  /** The other end has said what its clock shows, if it has. */
  heard(theirs: number | undefined): void {
    if (this.#timer === null || theirs === undefined) return;
    // it was read about half way between the question and the answer
    this.#shifts.push(theirs - (this.#askedAt + this.#now()) / 2);
    if (this.#shifts.length < askedFor) this.#ask();
    else this.#settings.tell(middleOf(this.#shifts));
  }

  #measure(): void {
    this.#shifts = [];
    this.#ask();
  }

  #ask(): void {
    this.#askedAt = this.#now();
    this.#settings.ping();
  }
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
