import { askBot, botByName, meansOf } from '@starboard/bots';
import { isPause, type Json, type Pause, type Question, type Seat } from '@starboard/engine';
import {
  answerOf,
  botAt,
  type BotQuestion,
  type Deed,
  takeFromBot,
  takeUpHere,
  type TakenUp,
  type Thought,
  whatIsDue,
} from '@starboard/host';
import { storyOf } from '@starboard/records';
import { detailOf, Trouble } from '../trouble.ts';
import { isGiven } from './ahead/left-at-table.ts';
import { isPerson, type Sitting, surroundingsOf } from './sitting.ts';

/** Bots that have had their say, for now. */
interface Silent {
  /** In free talk. */
  readonly spoken: Set<Seat>;
  /** Those who wait, since so many entries of the log. */
  readonly waiting: Map<Seat, number>;
}

/** Whose turn it is among the bots. */
type BotTurn = Pick<BotQuestion, 'seat' | 'decision'>;

/** Does what is due until a person is asked or the match is over: one thing a time, since what is due changes with it. */
export function goOn(sitting: Sitting): void {
  const silent: Silent = { spoken: new Set(), waiting: new Map() };
  const around = surroundingsOf(sitting);
  for (;;) {
    if (!isTalk(sitting)) silent.spoken.clear();
    if (!whatIsDue(sitting.hosted, around)?.some((deed) => isDone(sitting, deed, silent))) return;
  }
}

/** Whether a person may speak freely. */
const isTalk = (sitting: Sitting): boolean =>
  sitting.hosted.match.questions.some(({ seat, shape }) => isPerson(sitting, seat) && shape.kind === 'open');

/** Whether it could be done, and something has come of it. */
function isDone(sitting: Sitting, deed: Deed, silent: Silent): boolean {
  const { hosted } = sitting;
  switch (deed.what) {
    case 'ask':
    case 'pace':
      return botPlays(sitting, deed.question, silent);
    case 'answer':
      // a bot is asked though it has no choice: its luck is in the file, and goes on as it did in older ones
      if (deed.by === 'bot') return botPlays(sitting, deed.input, silent);
      return 'entry' in hosted.enter(deed.input, deed.by);
    case 'give':
      return isGiven(sitting, deed.seat, deed.giving);
    // is never due at a keyboard, or done elsewhere
    case 'close':
    case 'end':
    case 'rest':
    case 'tell':
    case 'tick':
    case 'stand-in':
      return false;
  }
}

/**
 * Where people and bots talk freely, each bot speaks once before it is a person's turn again. A bot that waits is asked
 * again after the next entry.
 */
function botPlays(sitting: Sitting, { seat, decision }: BotTurn, { spoken, waiting }: Silent): boolean {
  const { hosted } = sitting;
  if (spoken.has(seat) || waiting.get(seat) === hosted.seq) return false;
  if (isTalk(sitting)) spoken.add(seat);
  if (!botAnswers(sitting, { seat, decision })) waiting.set(seat, hosted.seq);
  return true;
}

/**
 * The bot thinks right here, with the luck that goes into the file: it plays on as it would have. No person has to watch
 * it take its time; false when it waits for others.
 */
function botAnswers(sitting: Sitting, { seat, decision }: BotTurn): boolean {
  const { hosted, luck, notices } = sitting;
  const notice = (key: string, error: unknown) =>
    notices.push({ key, params: { seat: { seat }, detail: detailOf(error) } });
  const asked = takeUpHere(hosted.match, seat, botAt(sitting, seat) ?? '', luck);
  const answer = saidBy(asked, (error) => notice('cli.bot-replaced', error));
  if (isPause(asked.question.shape, answer)) return false;
  const taken = takeFromBot(
    hosted.match,
    { seat, decision, answer },
    {
      take: (input) => hosted.enter(input, 'bot'),
      luck: () => luck,
      replaced: (error) => notice('cli.bot-rules-failed', error),
    },
  );
  if ('entry' in taken) return true;
  throw new Trouble('cli.stuck', { seat: { seat }, detail: detailOf(taken.error ?? taken.refused.key) });
}

/** How often a bot may say that it waits a while before it is left to wait for others. */
const mostPauses = 20;

function saidBy(asked: TakenUp, failed: (error: unknown) => void): Json | Pause {
  let said: Json | Pause = null;
  for (let pauses = 0; pauses < mostPauses; pauses++) {
    said = answerOf(asked, thoughtOf({ ...asked, hasWaited: pauses > 0 }), failed);
    if (said === null || !isPause(asked.question.shape, said)) return said;
  }
  return said;
}

function thoughtOf({ level, match, seat, luck, hasWaited }: TakenUp): Thought {
  const bot = botByName(level, match.game);
  if (!bot) return { failed: new Error(`no bot '${level}' plays '${match.game.id}'`) };
  try {
    return { answer: askBot(bot, match, seat, luck, meansOf(match, seat, luck, hasWaited)) };
  } catch (failed) {
    return { failed };
  }
}

/** What a person is asked next; in free talk, not the one who has spoken last or left the word to others. */
export function nextQuestion(sitting: Sitting, waiting: Seat | null): Question | undefined {
  const { hosted } = sitting;
  const asked = hosted.match.questions.filter(({ seat }) => isPerson(sitting, seat));
  const latest = storyOf(hosted).findLast(({ seat }) => asked.some((question) => question.seat === seat));
  const isTalk = asked.every(({ shape }) => shape.kind === 'open');
  const silent = waiting ?? latest?.seat;
  return (isTalk && asked.find(({ seat }) => seat !== silent)) || asked[0];
}
