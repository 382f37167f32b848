import { decisionOf, eventsFor, type Match, type Question, submit, viewFor } from '@starboard/engine';
import type { Json } from '@starboard/engine';
import { expect } from 'vitest';
import { type Colour, cosmicEncounter, type Event, type State, type View } from '../index.ts';
import { colourOf, quietAnswer, seatOf } from './answers.ts';

interface Offer {
  readonly encounter: number;
  readonly prompt: string;
  readonly seat: number;
  readonly options: readonly string[];
}

/** A table where play goes on by itself: windows in which the story has no player act are passed. */
export class PlayedTable {
  readonly match: Match;
  /** Everything that has happened, as those who only watch see it. */
  readonly events: Event[] = [];
  private readonly offered: Offer[] = [];

  constructor(match: Match) {
    this.match = match;
    this.note(match.table.events as Event[]);
  }

  get state(): State {
    return this.match.position.state as State;
  }

  /** What all players see. */
  get view(): View {
    return viewFor(this.match, 'spectator').view as View;
  }

  viewOf(colour: Colour): View {
    return viewFor(this.match, seatOf(colour)).view as View;
  }

  get encounters(): number {
    return this.events.filter(({ type }) => type === 'encounterStarted').length;
  }

  /** What the colour is asked now. */
  asked(colour: Colour): Question | undefined {
    return this.match.questions.find(({ seat }) => seat === seatOf(colour));
  }

  optionsOf(colour: Colour): readonly string[] {
    const shape = this.asked(colour)?.shape;
    return shape?.kind === 'choose' || shape?.kind === 'pick' ? shape.options : [];
  }

  /**
   * Whether the colour has been offered this, whether or not it was taken up, since the encounter began; or since the
   * last one did, if the next has only begun.
   */
  wasOffered(colour: Colour, key: string): boolean {
    const asked = this.askedLately().filter(({ seat }) => seat === seatOf(colour));
    // not to have been offered something says nothing of a player who was never asked
    if (asked.length === 0) throw new Error(`${colour} was not asked anything in this encounter`);
    return asked.some(({ options }) => options.includes(key));
  }

  /** Whether any player has been asked this in the same time. */
  wasAsked(prompt: string): boolean {
    return this.askedLately().some((asked) => asked.prompt === `ce.ask.${prompt}`);
  }

  private askedLately(): readonly Offer[] {
    const isNew = this.view.encounter?.defense === null;
    return this.offered.filter(({ encounter }) => encounter >= this.encounters - (isNew ? 1 : 0));
  }

  protected give(seat: number, answer: Json): void {
    const result = submit(this.match, { seat, decision: decisionOf(this.match, seat), answer });
    if (!result.accepted) {
      const why = `${JSON.stringify(result.reason)} ${result.error?.stack ?? ''}`;
      throw new Error(
        `${colourOf(seat)}'s ${JSON.stringify(answer)} was refused: ${why}; asked: ${this.told()}`,
      );
    }
    this.note(result.events as Event[]);
  }

  /** Time passes while no player does anything. */
  protected wait(milliseconds: number): void {
    const { now } = this.match.position;
    const result = submit(this.match, { at: now + milliseconds });
    if (!result.accepted) throw new Error(`time does not pass: ${JSON.stringify(result.reason)}`);
    this.note(result.events as Event[]);
  }

  /** Lets play go on until this holds, or until the story has to say something; tells which it was. */
  protected goOn(done: () => boolean): boolean {
    while (!done()) {
      const question = this.match.questions.find((asked) => quietAnswer(asked) !== undefined);
      if (this.match.questions.length === 0 || !question) return false;
      this.give(question.seat, quietAnswer(question) as Json);
    }
    return true;
  }

  /** As above, but the story is wrong if it does not come to that. */
  protected goOnUntil(what: string, done: () => boolean): void {
    if (!this.goOn(done)) throw new Error(`it does not come to ${what}; asked: ${this.told()}`);
  }

  /** Who is asked what now, for messages. */
  protected told(): string {
    if (this.match.questions.length === 0) return 'nobody, the match is over';
    return this.match.questions
      .map(({ seat, prompt, shape }) => {
        const options =
          shape.kind === 'choose' || shape.kind === 'pick' ? ` (${shape.options.join(', ')})` : '';
        return `${colourOf(seat)} ${prompt}${options}`;
      })
      .join('; ');
  }

  private note(events: readonly Event[]): void {
    this.events.push(...eventsFor(cosmicEncounter, events, 'spectator'));
    const { outcome } = this.match.position;
    expect(cosmicEncounter.invariants(this.state, outcome)).toEqual([]);
    for (const { seat, prompt, shape } of this.match.questions) {
      const options = shape.kind === 'choose' || shape.kind === 'pick' ? shape.options : [];
      this.offered.push({ encounter: this.encounters, prompt, seat, options });
    }
  }
}
