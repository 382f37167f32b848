export type { Bot, Means } from './game/bot.ts';
export { isPause, type Pause } from './decisions/pause.ts';
export { onlyAnswer } from './decisions/only-answer.ts';
export { isWindow } from './decisions/window.ts';
export { enumerate, isLegal, type Question, refuse, type Seat, sample } from './decisions/question.ts';
export {
  offeredIn,
  type Refusal,
  type RefusedOption,
  refusedOptions,
  whyRefused,
} from './decisions/refused.ts';
export type { Amount, AnswerOf, Choose, Form, Open, Pick, Shape, Split } from './decisions/shape.ts';
export {
  type Basis,
  changedPart,
  type ComingQuestion,
  type ComingQuestions,
  comingTo,
} from './game/coming.ts';
export { type BotName, botName, readBotName } from './game/bot-name.ts';
export {
  type GameBox,
  type OptionText,
  optionText,
  type OptionValueText,
  type SeatColour,
} from './game/box.ts';
export { eventsFor, everyone, nobody, type Sight, type Visibility } from './game/event.ts';
export { type Game, rulesOf, type Viewer } from './game/game.ts';
export { goOn, whatIf } from './match/what-if.ts';
export { type Input, readInput } from './match/input.ts';
export { copyPosition } from './position/copy-position.ts';
export { type Ahead, aheadOf } from './match/ahead.ts';
export { canonical, copy, equal, type Json } from './position/json.ts';
export {
  fork,
  latestEvents,
  type Match,
  type MatchSettings,
  playFrom,
  type Submitted,
  startMatch,
  submit,
} from './match/match.ts';
export type { GameText, Message, MessageParam, TextSection } from './game/message.ts';
export type { Migration } from './position/migration.ts';
export {
  defaultOptions,
  type OptionsOf,
  type OptionValue,
  type OptionValues,
  readOptions,
} from './game/options.ts';
export { spelledOut, tableAsText } from './game/outline.ts';
export { type Frame, type Outcome, type Position, positionAt } from './position/position.ts';
export {
  type AskActs,
  asks,
  call,
  end,
  goto,
  type Next,
  type Presence,
  type Procedure,
  stay,
} from './game/procedure.ts';
export {
  below,
  derivedSeed,
  die,
  pickOne,
  type RandomState,
  randomFrom,
  shuffle,
} from './position/random.ts';
export { type Reason, reason } from './game/reason.ts';
export { redeal } from './match/redeal.ts';
export { decisionOf, questionsOf, questionTo, seatsAsked } from './match/asked.ts';
export { hearsClock, hearsPresence, hearsResume, isInRealTime, keepsTime, wakesAt } from './match/hearing.ts';
export type { AnyGame } from './match/step-of.ts';
export {
  inEarlierFormats,
  migrated,
  restoreMatch,
  savedAsIs,
  type SavedMatch,
  saveMatch,
} from './position/save.ts';
export { isDeclared, type StandingOrders, standingInput } from './game/standing.ts';
export { type AskedWindows, Table } from './game/table.ts';
export { canUndo, hasWayBack } from './match/undo.ts';
export {
  besideView,
  type MatchView,
  ownView,
  type Prompt,
  promptOf,
  viewFor,
  viewOf,
  wholeView,
  type WireShape,
  wireShape,
} from './match/view.ts';
