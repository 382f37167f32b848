import {
  type AnyGame,
  below,
  decisionOf,
  eventsFor,
  type GameText,
  keepsTime,
  latestEvents,
  type Match,
  type MatchSettings,
  pickOne,
  type Question,
  type RandomState,
  type Reason,
  refuse,
  sample,
  type Shape,
  startMatch,
  submit,
  viewFor,
  wakesAt,
} from '@starboard/engine';
import type { Proofreader } from './in-every-language.ts';

const viewers = [0, 1, 'spectator'] as const;

/** A question, or a part of one. */
type Asked = Pick<Question, 'prompt' | 'params'> & { readonly shape: Shape };

interface WalkSettings {
  readonly game: AnyGame;
  readonly text: GameText;
  readonly reader: Proofreader;
  /** Answers to try, on offer or not, so that what is refused is said as well. */
  tried(question: Question, decisions: number): readonly unknown[];
  /** What else there is to say of a question's options. */
  sayMore?(match: Match, question: Question): void;
  /** In real time: at most so many milliseconds pass between two answers, and any seat may give one. */
  readonly pace?: number;
}

/** Goes through random games and has everything read that happens, is asked, offered or refused in them. */
export class WordWalk {
  /** Prompts, reasons and types of events that came up. */
  readonly met = new Set<string>();
  #decisions = 0;
  readonly #settings: WalkSettings;

  constructor(settings: WalkSettings) {
    this.#settings = settings;
  }

  get decisions(): number {
    return this.#decisions;
  }

  /** Random answers until the game is over, or long enough. */
  play(settings: MatchSettings, player: RandomState, most = Number.POSITIVE_INFINITY): void {
    const { game, sayMore } = this.#settings;
    const match = startMatch(game, { ...settings, undo: false });
    const last = this.#decisions + most;
    this.#sayEvents(latestEvents(match));
    for (;;) {
      const time = this.#letTimePass(match, player);
      const question = time ? pickSafely(player, match.questions) : match.questions[0];
      if (!question || this.#decisions >= last) return;
      this.#sayQuestion(question);
      sayMore?.(match, question);
      this.#sayRefusals(match, question);
      const answer = sample(question.shape, player, 'answer');
      const decision = decisionOf(match, question.seat);
      if (++this.#decisions % 50 === 0) this.#sayTable(match);
      const submitted = submit(match, { seat: question.seat, decision, answer, ...time });
      if (submitted.accepted) this.#sayEvents(submitted.events);
    }
  }

  /** When the next answer comes; all that is due before it has happened. Null at a table without clocks. */
  #letTimePass(match: Match, player: RandomState): { readonly at?: number } | null {
    const { pace } = this.#settings;
    if (pace === undefined) return null;
    const at = match.position.now + below(player, 'pace', pace + 1);
    for (let due = wakesAt(match, true); due !== null && due <= at; due = wakesAt(match, true)) {
      const submitted = submit(match, { at: due });
      if (submitted.accepted) this.#sayEvents(submitted.events);
    }
    return keepsTime(match, true) ? { at: Math.max(at, match.position.now) } : {};
  }

  #sayQuestion({ prompt, params, shape }: Asked): void {
    const { reader, text } = this.#settings;
    const inside = (name: string, part: Shape) =>
      this.#sayQuestion({ prompt: `${prompt}.${name}`, shape: part, ...(params && { params }) });
    if (shape.kind === 'form') {
      for (const [name, part] of Object.entries(shape.parts)) {
        // a form within a form is a group of fields, and has a heading
        if (part.kind === 'form') reader.read(text.prompt(`${prompt}.${name}`, params));
        inside(name, part);
      }
      return;
    }
    this.met.add(prompt);
    reader.read(text.prompt(prompt, params));
    for (const key of keysOf(shape)) reader.read(text.option(prompt, key));
    if (shape.kind !== 'open') return;
    for (const [act, part] of Object.entries(shape.acts ?? {})) if (part) inside(act, part);
  }

  /** What the player is told to be out of reach, and what else could have been tried. */
  #sayRefusals(match: Match, question: Question): void {
    const { reader, text, tried } = this.#settings;
    const { prompt, seat, shape } = question;
    const answers = tried(question, this.#decisions);
    if (answers.length === 0) return;
    for (const { keys, reason } of viewFor(match, seat).prompt?.refused ?? []) {
      for (const key of keys) reader.read(text.option(prompt, key));
      this.#sayReason(reason);
    }
    for (const answer of answers) {
      const reason = refuse(shape, answer);
      if (reason) this.#sayReason(reason);
    }
  }

  #sayReason(reason: Reason): void {
    // the engine's own reasons have words of its own
    if (reason.key.startsWith('engine.')) return;
    const { reader, text } = this.#settings;
    this.met.add(reason.key);
    reader.read(text.reason(reason));
    if (reason.rule !== undefined) reader.read({ key: reason.rule });
  }

  #sayEvents(events: readonly { readonly type: string }[]): void {
    const { game, reader, text } = this.#settings;
    for (const viewer of viewers)
      for (const event of eventsFor(game, events, viewer)) {
        this.met.add(event.type);
        const message = text.event(event);
        if (message) reader.read(message);
      }
  }

  /** The table as it is told in words. */
  #sayTable(match: Match): void {
    const { reader, text } = this.#settings;
    for (const viewer of viewers)
      for (const { title, lines } of text.asText?.(viewFor(match, viewer).view, viewer) ?? [])
        for (const message of [title, ...lines]) reader.read(message);
  }
}

const pickSafely = <T>(player: RandomState, all: readonly T[]): T | undefined =>
  all.length === 0 ? undefined : pickOne(player, 'seat', all);

/** What a shape offers by name. */
function keysOf(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'choose':
    case 'pick':
      return shape.options;
    case 'split':
      return shape.slots.map(({ key }) => key);
    case 'open':
      return Object.keys(shape.acts ?? {});
    case 'amount':
    case 'form':
      return [];
  }
}
