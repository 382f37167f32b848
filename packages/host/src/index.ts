// a match in its host's memory
/** A match that takes entries of its log in memory and works out what each viewer is told. */
export { HostedMatch } from './hosted-match.ts';
/** What a host takes it up with. */
export type { HostSettings, StoredMatch } from './host-settings.ts';
/** How far back a repeated request is recognised. */
export { rememberedFor, rememberedRequests } from './recent-requests.ts';
/** What an entry that was taken has brought about, and what each viewer is told of it. */
export type { Entered, Taken, Unfit } from './taken.ts';
export { type Back, type News, PictureNews } from './telling/news.ts';
/** A viewer's picture of a match, in sections that are compared and sent as text. */
export { changed, nothing, type Picture, pictureOf, textOf } from './telling/picture.ts';
/** A match as it is after the entries that came since it was saved. */
export { matchAfter } from './match-after.ts';
/** Whether an answer is to a decision that is asked no longer. */
export { isStale } from './is-stale.ts';

// its log
/** A line of a match's log, and what the rules know of it. */
export {
  type Asked,
  type Author,
  type Later,
  type LogEntry,
  type LoggedInput,
  playedInputs,
} from './log/log-entry.ts';
/** A log in columns, which takes little room once it is compressed. */
export { packLog, type PackedLog, unpackLog } from './log/packed-log.ts';
/** Who made an entry of a log from before entries named their author. */
export { authorByRequest } from './log/author.ts';
/** How a match begins. */
export { begin, type Beginning, positionFrom } from './log/beginning.ts';
/** Plays a log, from its start or from a moment that was kept of it. */
export {
  type GoneBackTo,
  goneBackTo,
  LogPlayer,
  type Moment,
  type Played,
  type PlayedInput,
} from './log/log-player.ts';
/** Moments of logs that were played, to go on from. */
export { KeptMoments, MatchMoments } from './log/kept-moments.ts';
/** Plays a whole log, or the one to go on from after a takeback. */
export { playLog, takeBack } from './log/play-log.ts';
/** What is wrong with a log that cannot be played. */
export { RecordTrouble } from './log/record-trouble.ts';
/** A log without what was taken back. */
export { latestAnswerOf, stillCounting } from './log/still-counting.ts';

// what is told beside the game
/** Notes among a game's events, and what a viewer is told of both. */
export { eventsToldTo, isTableNote, type TableNote } from './telling/table-note.ts';
/** What a viewer is told of an entry, and what of a log they have missed. */
export { everythingTold, type Missed, missedSince, newsOf, toldOn } from './telling/told.ts';
/** Notes of answers that a player did not give. */
export { isUncalledFor, noteBefore } from './bots/stand-in-notes.ts';
/** What a match that is over is played again from, as text. */
export { recordedSteps, type Recording, type RecordingHead, recordingText } from './telling/recording.ts';
/** Pages of the replay of a match that is over, as text. */
export {
  isToldAlike,
  type PageWish,
  pageText,
  type Replay,
  replaySteps,
  type ReplayStep,
  Retelling,
  type StepEntry,
} from './telling/replay-pages.ts';

// what happens by itself
/** What a host is to do now, by what it knows beside the match. */
export type { AnswerDeed, Deed, Errand } from './due/deed.ts';
export type { DueTable, Surroundings } from './due/surroundings.ts';
export { whatIsDue } from './due/what-is-due.ts';
/** What follows at once from what it has taken, and how both are told. */
export { takeFollowing } from './due/following.ts';
export { toldTogether } from './telling/told-together.ts';
/** And when clocks have run out. */
export { dueTick, overdue, timeUp } from './due/time-up.ts';
/** When it is to look again. */
export { dueAt, dueWithOrders, lookAgain } from './due/due-at.ts';
/** What players have ordered. */
export { orderedInputs, takesOrders } from './due/orders.ts';
/** What a host answers in the name of a seat. */
export { answerId, type SeatAnswer } from './due/seat-answer.ts';
/** Which bot plays a seat, and what it is asked. */
export { botAt, successorLevel } from './bots/bot-at.ts';
export { type BotQuestion, botQuestions } from './bots/bot-questions.ts';
/** Whether a match has been told of a player who goes or comes back. */
export { isKnownOf } from './coming-and-going.ts';
/** Answers that players leave before they are asked: what is kept of them, and what becomes of them. */
export {
  type AnswerAhead,
  type DroppedAnswers,
  type LeftAnswer,
  type LeftAnswers,
  nothingLeft,
} from './left-answers/left-answers.ts';
export { type Giving, givingNow } from './left-answers/giving.ts';
export { leaveAnswers } from './left-answers/leaving.ts';
export { type ComingPrompt, type ToldLeft, toldLeft } from './left-answers/told-left.ts';
/** Bots in real time. */
export { botPace, pacedQuestions } from './bots/bot-pace.ts';
/** How long a bot lets a moment pass before it answers. */
export { beatLeft } from './runs/beat.ts';
/** How long a run of windows lasts. */
export { timeRun } from './runs/run-time.ts';
/** Asking one bot for one answer. */
export {
  answerOf,
  botAnswer,
  type BotDecision,
  type BotTask,
  takeUp,
  takeUpHere,
  type TakenUp,
  taskOf,
  type Thought,
} from './bots/bot-task.ts';
/** And taking it. */
export { takeFromBot } from './bots/take-from-bot.ts';

// time
/** Time to think. */
export { isByMail, isLive, type Pace } from './clock/pace.ts';
/** How long a match has stood still. */
export { canRest, laidDown, readRest, type Rest, restText, woken } from './clock/rest.ts';
/** The game's own clock. */
export { type GameTime, shownLater, stoppedTime } from './clock/game-time.ts';
/** What is left of each seat's time. */
export {
  clocksFor,
  type ClockView,
  laterClocks,
  movedClocks,
  type SeatClock,
  startClocks,
} from './clock/seat-clocks.ts';

// how it ends
/** How a match ended. */
export { type EarlyResult, type MatchResult, withPoints } from './ending/match-result.ts';
/** How players end a match before the rules do. */
export { couldEndSo, earlyResult, voters } from './ending/early-result.ts';
/** People for whom a bot played at the end. */
export { latestEntries, stoodInFor } from './bots/stood-in-for.ts';

// who plays
/** Who has a seat. */
export { noAccount, type SeatHolder, type Seating } from './seat-holder.ts';
