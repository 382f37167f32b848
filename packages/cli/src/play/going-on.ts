import { askBot, botByName, meansOf } from '@starboard/bots';
import { isPause, type Json, type Pause, type Question, type Seat } from '@starboard/engine';
import {
  answerOf,
  botAt,
  type BotQuestion,
  botQuestions,
  takeFromBot,
  takeUpHere,
  type TakenUp,
  type Thought,
} from '@starboard/host';
import { storyOf } from '@starboard/records';
import { detailOf, Trouble } from '../trouble.ts';
import { giveLeft } from './ahead/left-at-table.ts';
import { isPerson, type Sitting } from './sitting.ts';

/** Lets bots answer, what was left be given and orders be followed until a person is asked or the match is over. */
export function goOn(sitting: Sitting): void {
  const { hosted, orders } = sitting;
  const spoken = new Set<Seat>();
  const waiting = new Map<Seat, number>();
  while (botPlays(sitting, spoken, waiting) || giveLeft(sitting) || hosted.followOrder(sitting, orders));
}

/**
 * Where people and bots talk freely, each bot speaks once before it is a person's turn again. A bot that waits, since so
 * many entries of the log, is asked again after the next.
 */
function botPlays(sitting: Sitting, spoken: Set<Seat>, waiting: Map<Seat, number>): boolean {
  const { hosted } = sitting;
  const isTalk = hosted.match.questions.some(
    ({ seat, shape }) => isPerson(sitting, seat) && shape.kind === 'open',
  );
  if (!isTalk) spoken.clear();
  const asked = botQuestions(hosted, sitting).find(
    ({ seat }) => !spoken.has(seat) && waiting.get(seat) !== hosted.seq,
  );
  if (!asked) return false;
  if (isTalk) spoken.add(asked.seat);
  if (!botAnswers(sitting, asked)) waiting.set(asked.seat, hosted.seq);
  return true;
}

/**
 * The bot thinks right here, with the luck that goes into the file: it plays on as it would have. No person has to watch
 * it take its time; false when it waits for others.
 */
function botAnswers(sitting: Sitting, { seat, decision }: BotQuestion): boolean {
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
