import type { Question, Seat } from '../decisions/question.ts';
import { byReason, type Refusal, refusedOptions } from '../decisions/refused.ts';
import type { Amount, Open, Shape, Split } from '../decisions/shape.ts';
import { isWindow } from '../decisions/window.ts';
import type { Viewer } from '../game/game.ts';
import { copy, type Json } from '../position/json.ts';
import { actorsIn, awaitedFor, questionTo } from './asked.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import type { Match } from './match.ts';
import { canUndo } from './undo.ts';
import type { Outcome } from '../position/position.ts';

export type WireShape =
  | { readonly kind: 'choose'; readonly options: readonly string[] }
  | { readonly kind: 'pick'; readonly options: readonly string[]; readonly min: number; readonly max: number }
  | Amount
  | Omit<Split, 'why'>
  | { readonly kind: 'form'; readonly parts: Readonly<Record<string, WireShape>> }
  | { readonly kind: 'open'; readonly acts?: Readonly<Record<string, WireShape | null>> };

/** A question as it goes over the wire: its shape without the functions. */
export interface Prompt {
  readonly decision: number;
  readonly prompt: string;
  readonly params?: Question['params'];
  readonly shape: WireShape;
  readonly timeout?: Json;
  /** A moment to react in, which passes by itself. */
  readonly isWindow?: true;
  /** The text of the game's that the question belongs to, such as an ability's. */
  readonly about?: string;
  /** What the seat may look for and is not offered; only its own screen is told, bots and standing orders are not. */
  readonly refused?: readonly Refusal[];
  /** In a window: what the seat could do in those that follow, as long as nothing happens; told to the same screen. */
  readonly ahead?: readonly Ahead[];
}

/** What one viewer may know of a match. */
export interface MatchView {
  readonly viewer: Viewer;
  readonly view: object;
  /** Seats that all may know to be thinking. */
  readonly awaited: readonly Seat[];
  /** What the viewer is asked. */
  readonly prompt: Prompt | null;
  readonly canUndo: boolean;
  readonly outcome: Outcome | null;
}

export const viewFor = (match: Match, viewer: Viewer): MatchView => ({
  ...besideView(match, viewer),
  view: wholeView(match, viewer),
});

/** The same without what the game itself shows. */
export function besideView(match: Match, viewer: Viewer): Omit<MatchView, 'view'> {
  const { position } = match;
  const actors = actorsIn(match);
  const question = questionTo(match, viewer, actors);
  return {
    viewer,
    awaited: awaitedFor(match, viewer, actors),
    prompt: question ? explainedPrompt(match, question) : null,
    canUndo: viewer !== 'spectator' && canUndo(match, viewer),
    outcome: position.outcome,
  };
}

/** What the game itself shows a viewer. */
export const viewOf = ({ game, position }: Match, viewer: Viewer): object =>
  game.view(position.state, viewer, position.frames);

/** Where the game says so, only what a seat is shown in place of, or beside, what spectators are; null elsewhere. */
export function ownView({ game, position: { state, frames } }: Match, seat: Seat): object | null {
  const own = game.own?.(state, seat, frames) ?? null;
  return own && game.explained ? { ...own, ...game.explained(state, seat, frames) } : own;
}

/** All that the game shows on a viewer's own screen. */
export function wholeView(match: Match, viewer: Viewer): object {
  const { game, position } = match;
  const view = viewOf(match, viewer);
  if (viewer === 'spectator' || !game.explained) return view;
  return { ...view, ...game.explained(position.state, viewer, position.frames) };
}

function explainedPrompt(match: Match, question: Question): Prompt {
  const { game, position } = match;
  const prompt = promptOf(question, position.decisions[question.seat] ?? 0);
  const about = game.about?.(position.frames);
  if (about) prompt.about = about;
  // asked for every seat after every input, and most questions have nothing that a player could miss
  const refused = question.conceivable ? byReason(refusedOptions(question, position)) : [];
  if (refused.length > 0) prompt.refused = refused;
  const ahead = isWindow(question) ? aheadOf(match, question.seat) : [];
  if (ahead.length > 0) prompt.ahead = ahead;
  return prompt;
}

/** Nothing in it is the match's own: bots and standing orders may do with it as they like. */
export function promptOf(
  question: Question,
  decision: number,
  shape = wireShape(question.shape),
): { -readonly [Part in keyof Prompt]: Prompt[Part] } {
  const { prompt, params, timeout, isWindow } = question;
  const asked: ReturnType<typeof promptOf> = { decision, prompt, shape };
  if (params) asked.params = { ...params };
  if (timeout !== undefined) asked.timeout = copy(timeout);
  if (isWindow) asked.isWindow = true;
  return asked;
}

/** A shape without its functions. */
export function wireShape(shape: Shape): WireShape {
  switch (shape.kind) {
    case 'choose':
      return { kind: 'choose', options: shape.options.slice() };
    case 'pick':
      return { kind: 'pick', options: shape.options.slice(), min: shape.min, max: shape.max };
    case 'amount':
      return { kind: 'amount', min: shape.min, max: shape.max };
    case 'split':
      return { kind: 'split', slots: copy(shape.slots), min: shape.min, max: shape.max };
    case 'form':
      return { kind: 'form', parts: mapValues(shape.parts, wireShape) };
    case 'open':
      return openToWire(shape);
  }
}

function openToWire({ acts }: Open): WireShape {
  // read once: a game may work them out whenever they are asked for
  return acts ? { kind: 'open', acts: mapValues(acts, wireAct) } : { kind: 'open' };
}

const wireAct = (act: Shape | null): WireShape | null => act && wireShape(act);

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
