import { copy, decisionOf, type Json, submit, viewFor } from '@starboard/engine';
import { expect } from 'vitest';
import { faceOf } from '../content/cosmic-cards.ts';
import { destinyFacts } from '../content/destiny.ts';
import type { Colour } from '../index.ts';
import type { EncounterResult } from '../rules/state/state.ts';
import { totalsOf } from '../rules/encounter/totals.ts';
import { colourOf, seatOf, spelled } from './answers.ts';
import { SeenTable } from './seen-table.ts';

const sorted = (keys: readonly string[]): string[] => [...keys].sort();

/** What is expected of the course of play. */
export class ToldTable extends SeenTable {
  /** Plays on to a window or prompt, without its prefix: `planning.after-select`, `aim`, `deal`… */
  until(prompt: string): this {
    this.goOnUntil(`'${prompt}'`, () => this.isAsked(prompt));
    return this;
  }

  /** The prompt that comes next, windows in which no player acts apart. */
  expectNext(prompt: string, ...colours: readonly Colour[]): this {
    this.until(prompt);
    for (const colour of colours)
      expect(this.asked(colour)?.prompt, `${colour} is asked`).toBe(`ce.ask.${prompt}`);
    return this;
  }

  /** The turn has gone on to this player. */
  expectTurn(colour: Colour): this {
    this.goOnUntil(`${colour}'s turn`, () => colourOf(this.state.offense) === colour);
    return this;
  }

  /** Who is asked in the window that is open now: offense, defense, then clockwise. */
  expectTimingOrder(...colours: readonly Colour[]): this {
    expect(this.match.questions.map(({ seat }) => colourOf(seat))).toEqual(colours);
    return this;
  }

  /** Plays on until the colour may use or choose this. */
  expectOffered(colour: Colour, ...keys: readonly string[]): this {
    for (const key of keys)
      this.goOnUntil(`${colour} being offered '${key}'`, () => this.isOffered(colour, key));
    return this;
  }

  /** Now. */
  expectNotOffered(colour: Colour, ...keys: readonly string[]): this {
    for (const key of keys) expect(this.isOffered(colour, key), `${colour} is offered ${key}`).toBe(false);
    return this;
  }

  /** At no moment of this encounter so far. */
  expectNeverOffered(colour: Colour, ...keys: readonly string[]): this {
    for (const key of keys) expect(this.wasOffered(colour, key), `${colour} was offered ${key}`).toBe(false);
    return this;
  }

  /** No player has come to this prompt in this encounter so far. */
  expectNeverAsked(prompt: string): this {
    expect(this.wasAsked(prompt), `somebody was asked '${prompt}'`).toBe(false);
    return this;
  }

  /** All that the colour may choose from now, told as colours and faces. */
  expectOptions(colour: Colour, ...keys: readonly string[]): this {
    const question = this.asked(colour);
    expect(sorted(this.optionsOf(colour))).toEqual(
      sorted(keys.map((key) => (question ? (spelled(question, key) as string) : key))),
    );
    return this;
  }

  /** The answer is refused now for this reason, and nothing changes. */
  refuses(colour: Colour, answer: Json, reasonKey: string): this {
    const { position } = this.match;
    const before = copy(position);
    const question = this.asked(colour);
    const given = question ? spelled(question, answer) : answer;
    const seat = seatOf(colour);
    const result = submit(this.match, { seat, decision: decisionOf(this.match, seat), answer: given });
    expect(result.accepted ? `accepted ${JSON.stringify(given)}` : result.reason.key).toBe(reasonKey);
    expect(result).not.toHaveProperty('error');
    expect(position).toEqual(before);
    return this;
  }

  /** The colour's own prompt says that this, or a card with this face, is refused, and why. */
  expectRefused(colour: Colour, key: string, reasonKey: string): this {
    const { refused = [] } = viewFor(this.match, seatOf(colour)).prompt ?? {};
    const found = refused.find(({ keys }) => keys.some((each) => each === key || faceOf(each) === key));
    expect(found?.reason.key).toBe(reasonKey);
    return this;
  }

  /** Offense v defense: as they are after the reveal, or as they were compared. */
  expectTotals(offense: number, defense: number): this {
    const compared = () => {
      const last = this.events.findLast(
        ({ type }) => type === 'totalsCompared' || type === 'encounterStarted',
      );
      return last?.type === 'totalsCompared' ? last : undefined;
    };
    this.goOnUntil('totals', () => this.isRevealed() || this.isOver());
    const totals = this.isRevealed() ? totalsOf(this.state) : compared();
    expect(`${totals?.offense} v ${totals?.defense}`).toBe(`${offense} v ${defense}`);
    return this;
  }

  /** Of the encounter under way, or of the last one if the next has only begun. */
  expectResult(result: EncounterResult): this {
    const ended = () => this.events.findLast((event) => event.type === 'encounterEnded')?.result ?? null;
    const isNew = () => this.view.encounter?.defense === null && ended() !== null;
    const current = () => this.view.encounter?.result ?? (isNew() ? ended() : null);
    this.goOnUntil('a result', () => current() !== null);
    expect(current()).toBe(result);
    return this;
  }

  /** The match has ended with the last answer, before any player was asked anything more. */
  expectOver(): this {
    expect(this.told()).toBe('nobody, the match is over');
    return this;
  }

  expectWinners(...winners: readonly Colour[]): this {
    this.goOn(() => this.match.position.outcome !== null);
    expect(this.match.position.outcome?.winners.map(colourOf)).toEqual(winners);
    expect(this.match.questions).toEqual([]);
    return this;
  }

  /** Destiny turned up this card and named this defense. */
  expectDefense(colour: Colour): this {
    this.goOnUntil('a defense', () => this.view.encounter?.defense !== null);
    expect(colourOf(this.view.encounter?.defense ?? -1)).toBe(colour);
    return this;
  }

  /** The destiny card in force, as descriptions call it: `blue`, `wild`, `most-cards`. */
  draws(word: string): this {
    this.goOnUntil('a destiny card', () => this.view.encounter?.destiny !== null);
    const facts = destinyFacts(this.view.encounter?.destiny ?? '');
    const drawn =
      facts.kind === 'colour' ? colourOf(facts.seat) : facts.kind === 'special' ? facts.special : facts.kind;
    expect(drawn, 'the destiny card').toBe(word);
    return this;
  }

  protected isAsked(prompt: string): boolean {
    return this.match.questions.some((question) => question.prompt === `ce.ask.${prompt}`);
  }

  protected isOffered(colour: Colour, key: string): boolean {
    const question = this.asked(colour);
    return question !== undefined && this.optionsOf(colour).includes(spelled(question, key) as string);
  }

  private isOver(): boolean {
    return this.view.encounter?.result !== null;
  }

  /** What is compulsory after the reveal comes before any player is asked in that window. */
  private isRevealed(): boolean {
    return this.isAsked('reveal.after-reveal');
  }
}
