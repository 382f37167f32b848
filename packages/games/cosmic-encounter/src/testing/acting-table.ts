import type { Json, Question, Split } from '@starboard/engine';
import { type CardFace, type Colour, cardFacts } from '../index.ts';
import { colourOf, drawnFrom, faceOf, type Ships, seatOf, spelled } from './answers.ts';
import { ToldTable } from './told-table.ts';

/** Answers, and what may be used or played in a window. */
export class ActingTable extends ToldTable {
  /** Answers what the colour is asked next, windows apart, in colours and faces. */
  answers(colour: Colour, answer: Json): this {
    const isWaitedFor = () => this.asked(colour)?.secret === undefined && this.asked(colour) !== undefined;
    this.goOnUntil(`a question to ${colour}`, isWaitedFor);
    const question = this.asked(colour) as Question;
    this.give(question.seat, spelled(question, answer));
    return this;
  }

  /** Answers the one question that waits. */
  chooses(answer: Json): this {
    this.goOn(() => false);
    const [question] = this.match.questions;
    if (!question || this.match.questions.length > 1) throw new Error(`who chooses? asked: ${this.told()}`);
    return this.answers(colourOf(question.seat), answer);
  }

  /** Uses a power and makes the choices it asks for. */
  uses(colour: Colour, ability: string, ...choices: readonly Json[]): this {
    this.expectOffered(colour, ability).act({ [colour]: ability });
    for (const choice of choices) this.answers(colour, choice);
    return this;
  }

  /** Several want to act in the window that is open now; the first in timing order does. */
  together(acts: Partial<Record<Colour, string>>): this {
    this.act(acts);
    return this;
  }

  /** Plays a reinforcement, an artifact or a flare, and makes the choices it asks for. */
  plays(colour: Colour, face: CardFace, ...choices: readonly Json[]): this {
    const { flare } = cardFacts(`${face}/1`);
    if (!flare) return this.uses(colour, face, ...choices);
    const offered = () => [`${flare}.wild`, `${flare}.super`].find((form) => this.isOffered(colour, form));
    this.goOnUntil(`${colour} playing ${face}`, () => offered() !== undefined);
    return this.uses(colour, offered() ?? '', ...choices);
  }

  /** Cosmic Zaps the use that is announced now or next, or the next one of that name. */
  zaps(colour: Colour, ability?: string): this {
    return this.reacts(colour, 'cosmic-zap', ability);
  }

  /** Card Zaps the card that is played now or next, or the next one of that name. */
  cardZaps(colour: Colour, ability?: string): this {
    return this.reacts(colour, 'card-zap', ability);
  }

  /** Loads chance: the next cards taken at random from this hand, as it is now, are these. */
  luck(colour: Colour, ...faces: readonly CardFace[]): this {
    const hand = [...(this.state.players[seatOf(colour)]?.hand ?? [])];
    const wanted: string[] = [];
    for (const face of faces) {
      const card = hand.find((held) => faceOf(held) === face && !wanted.includes(held));
      if (card === undefined) throw new Error(`${colour} does not hold ${face}`);
      wanted.push(card);
    }
    const order = [...wanted, ...hand.filter((card) => !wanted.includes(card))];
    const taken: number[] = [];
    for (let last = hand.length - 1; last > 0; last--) {
      const from = hand.indexOf(order[last] ?? '');
      taken.push(from);
      hand[from] = hand[last] ?? '';
    }
    const { random } = this.match.position;
    random.loaded = { ...random.loaded, taken };
    return this;
  }

  /** Answers this prompt, which the colour is asked now or next. */
  protected prompted(colour: Colour, prompt: string, answer: Json): this {
    this.goOnUntil(`'${prompt}' for ${colour}`, () => this.asked(colour)?.prompt === `ce.ask.${prompt}`);
    return this.answers(colour, answer);
  }

  protected moves(colour: Colour, prompt: string, ships: Ships): this {
    this.goOnUntil(`'${prompt}' for ${colour}`, () => this.asked(colour)?.prompt === `ce.ask.${prompt}`);
    const shape = this.asked(colour)?.shape as Split;
    return this.answers(colour, typeof ships === 'number' ? drawnFrom(shape, ships) : { ...ships });
  }

  private reacts(colour: Colour, card: string, ability?: string): this {
    const isNamed = () => ability === undefined || this.state.uses.at(-1)?.ability === ability;
    this.goOnUntil(
      `${colour} playing ${card} on ${ability ?? 'anything'}`,
      () => isNamed() && this.isOffered(colour, card),
    );
    return this.uses(colour, card);
  }

  /** All others who are asked at the same moment pass. */
  private act(acts: Partial<Record<Colour, string>>): void {
    // the next question has a new number, so the numbers tell when the moment is over
    const numbers = () => this.match.position.decisions.join();
    const before = numbers();
    for (const [colour, ability] of Object.entries(acts)) this.give(seatOf(colour as Colour), ability);
    this.goOn(() => numbers() !== before);
  }
}
