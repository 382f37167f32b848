export type { Bot, Means } from './bot.ts';
export { enumerate, isLegal, type Question, refuse, type Seat, sample } from './decisions/question.ts';
export {
  offeredIn,
  type Refusal,
  type RefusedOption,
  refusedOptions,
  whyRefused,
} from './decisions/refused.ts';
export type { Amount, AnswerOf, Choose, Form, Open, Pick, Shape, Split } from './decisions/shape.ts';
export { type GameBox, type OptionText, optionText } from './box.ts';
export { eventsFor, everyone, nobody, type Sight, type Visibility } from './event.ts';
export { type Game, rulesOf, type Viewer } from './game.ts';
export { whatIf } from './imagined-match.ts';
export { type Input, readInput } from './input.ts';
export { canonical, copy, equal, type Json } from './json.ts';
export {
  fork,
  latestEvents,
  type Match,
  type MatchSettings,
  playFrom,
  type Submitted,
  startMatch,
  submit,
} from './match.ts';
export type { GameText, Message, MessageParam, TextSection } from './message.ts';
export type { Migration } from './migration.ts';
export {
  defaultOptions,
  type OptionsOf,
  type OptionValue,
  type OptionValues,
  readOptions,
} from './options.ts';
export { spelledOut, tableAsText } from './outline.ts';
export { type Frame, type Outcome, type Position, positionAt } from './position.ts';
export { asks, call, end, goto, type Next, type Procedure, stay } from './procedure.ts';
export { below, derivedSeed, die, pickOne, type RandomState, randomFrom, shuffle } from './random.ts';
export { type Reason, reason } from './reason.ts';
export { redeal } from './redeal.ts';
export { type AnyGame, decisionOf, hearsClock, keepsTime, questionsOf, wakesAt } from './run.ts';
export { migrated, restoreMatch, savedAsIs, type SavedMatch, saveMatch } from './save.ts';
export { isDeclared, type StandingOrders, standingInput } from './standing.ts';
export { Table } from './table.ts';
export { canUndo } from './undo.ts';
export { type MatchView, type Prompt, promptOf, viewFor, viewOf, type WireShape } from './view.ts';
