import type { Outcome, Position } from '../position/position.ts';
import { die, shuffle } from '../position/random.ts';

/**
 * Which windows a table set up for thinking asks in: all, as the real one does, the seats that could do something there,
 * or none. What must be done in a window is done all the same.
 */
export type AskedWindows = 'all' | 'usable' | 'none';

/**
 * What a step of the rules has in hand: the state to change, chance, and a voice.
 * What cannot be taken back (a draw, a look at a hidden card) marks itself, so that undo stops there.
 */
export class Table<State, Event> {
  readonly position: Position<State>;
  events: Event[] = [];
  /** Something was drawn or revealed since the mark was last cleared. */
  irrevocable = false;
  /** The same but for answers given face down: the rules have looked at what is hidden, or drawn. */
  hasRevealed = false;

  /** Only where it was set up for thinking: what is asked there is worked out when a bot wants to know. */
  readonly imagined: AskedWindows | null;

  constructor(position: Position<State>, imagined: AskedWindows | null = null) {
    this.position = position;
    this.imagined = imagined;
  }

  get state(): State {
    return this.position.state;
  }

  get seats(): number {
    return this.position.seats;
  }

  /** Milliseconds on the game's clock. */
  get now(): number {
    return this.position.now;
  }

  emit(event: Event): void {
    this.events.push(event);
  }

  die(stream: string, sides = 6): number {
    this.reveal();
    return die(this.position.random, stream, sides);
  }

  shuffle<T>(stream: string, items: T[]): T[] {
    this.reveal();
    return shuffle(this.position.random, stream, items);
  }

  /** Takes the top of a face-down pile (its last item). */
  draw<T>(pile: T[]): T | undefined {
    if (pile.length > 0) this.reveal();
    return pile.pop();
  }

  /** Something hidden becomes known to a player who did not know it. */
  reveal(): void {
    this.irrevocable = true;
    this.hasRevealed = true;
  }

  /** The match is over; the step that says so is the last. */
  finish(outcome: Outcome): void {
    this.position.outcome = outcome;
  }
}
