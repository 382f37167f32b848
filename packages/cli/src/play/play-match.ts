import { setTimeout } from 'node:timers/promises';
import {
  decisionOf,
  type Input,
  type Message,
  type Question,
  type Seat,
  type Viewer,
} from '@starboard/engine';
import { type Taken, takeFollowing, type Unfit } from '@starboard/host';
import { storyOf } from '@starboard/records';
import { wrap } from '@starboard/terminal';
import type { LineReader } from '../terminal/line-reader.ts';
import { detailOf, Trouble } from '../trouble.ts';
import { droppedLines } from './ahead/left-at-table.ts';
import { talkOfAhead } from './ahead/talk-of-ahead.ts';
import { askShape, turnTo } from './ask.ts';
import type { Leave, Reply, Talk } from './conversation.ts';
import { isCalled } from './curtain.ts';
import { goOn, nextQuestion } from './going-on.ts';
import type { AutoSave } from './auto-save.ts';
import { logLines } from './log.ts';
import { showEnd, showTable } from './screen.ts';
import { peopleOf, type Sitting, surroundingsOf } from './sitting.ts';

/** Who was asked last, and how that ended. */
interface Last {
  readonly seat: Seat;
  readonly taken: 'answer' | Leave;
}

const lastTo = (last: Last | null, taken: Leave): Seat | null => (last?.taken === taken ? last.seat : null);

/** Plays until the match is over or the people leave; says whether it is over. */
export async function playMatch(sitting: Sitting, lines: LineReader, saving: AutoSave): Promise<boolean> {
  const { hosted, terminal, voice } = sitting;
  // from which entry on the log is news to each person: from the own latest answer on
  const since = new Map(peopleOf(sitting).map((seat) => [seat, latestOf(sitting, seat)]));
  let last = null as Last | null;
  for (;;) {
    goOn(sitting);
    await hearWhatIsSoon(sitting);
    saving.keep();
    const question = nextQuestion(sitting, lastTo(last, 'wait'));
    if (!question) break;
    const { seat } = question;
    if (seat !== last?.seat && !(await isCalled(sitting, lines, seat))) return false;
    const isUndone = lastTo(last, 'undo') !== null;
    const news = isUndone ? [voice.say('cli.undone')] : newsFor(sitting, seat, since.get(seat) ?? 0);
    const notices = [...noticesOf(sitting), ...droppedLines(sitting, seat)];
    const taken = await settle(sitting, lines, question, [...news, ...notices], saving);
    if (taken === 'quit') return false;
    last = { seat, taken };
    since.set(seat, taken === 'answer' ? hosted.seq : hosted.seq + 1);
  }
  const viewer = peopleOf(sitting)[0] ?? 'spectator';
  const first = viewer === 'spectator' ? 0 : (since.get(viewer) ?? 0);
  terminal.print('', ...newsFor(sitting, viewer, first), ...noticesOf(sitting), '');
  showEnd(sitting, viewer);
  return true;
}

const latestOf = ({ hosted }: Sitting, seat: Seat): number =>
  storyOf(hosted).findLast((entry) => entry.seat === seat)?.seq ?? 0;

const newsFor = (sitting: Sitting, viewer: Viewer, since: number): string[] =>
  logLines(
    sitting,
    storyOf(sitting.hosted).filter(({ seq }) => seq >= since),
    viewer,
  );

/** What there is to be told beside the game, once. */
const noticesOf = ({ notices, voice, terminal }: Sitting): string[] =>
  notices.splice(0).flatMap((notice) => wrap(voice.say(notice), terminal.width));

/** Shows the table to a seat and asks until the rules have taken an answer or a step back. */
async function settle(
  sitting: Sitting,
  lines: LineReader,
  question: Question,
  news: readonly string[],
  saving: AutoSave,
): Promise<'answer' | Leave> {
  const { terminal } = sitting;
  const { shape, prompt } = question;
  const talk: Talk = {
    sitting,
    lines,
    question,
    asked: { shape, prompt },
    choices: [],
    redraw: (isWhole) => showTable(sitting, question, news, turnTo(talk, shape, prompt), isWhole),
    save: (file) => trySave(sitting, saving, file),
    ahead: (words) => talkOfAhead(talk, words),
  };
  talk.redraw();
  for (;;) {
    const reply = await askShape(talk, shape, prompt);
    if ('leave' in reply && reply.leave !== 'undo') return reply.leave;
    // the time it took to say this may have been too long
    if (clockIsHeard(sitting) && !isStillAsked(sitting, question)) return 'answer';
    const taken = entered(sitting, question, reply);
    if ('entry' in taken) {
      saving.keep();
      return 'leave' in reply ? 'undo' : 'answer';
    }
    turnTo(talk, shape, prompt);
    terminal.print(...wrap(refusalText(sitting, taken, reply), terminal.width).map(terminal.paint.bad));
  }
}

/** So many milliseconds a person waits for what is due: dice that tumble, a countdown. */
const soon = 3_100;

/** Lets the game hear its clock as often as that is due now or soon, before a person is asked. */
async function hearWhatIsSoon(sitting: Sitting): Promise<void> {
  const { hosted } = sitting;
  const until = hosted.now + soon;
  for (let due = hosted.wakesAt; due !== null && due <= until; due = hosted.wakesAt) {
    // a timer may go off a little early
    await setTimeout(Math.max(0, Math.ceil(due - hosted.now)));
    if (clockIsHeard(sitting)) goOn(sitting);
    else if (hosted.now > due) return;
  }
}

/** Whether the game has just heard its clock; that its rules failed over it is told with the table. */
function clockIsHeard({ hosted, notices, board }: Sitting): boolean {
  const tick = hosted.hearClock();
  if (tick && 'refused' in tick)
    notices.push(rulesFailed(board.text.reason(tick.refused), tick.error ?? tick.refused.key));
  return tick !== null && 'entry' in tick;
}

const rulesFailed = (why: Message, error: unknown): Message => ({
  key: 'cli.rules-failed',
  params: { why, detail: detailOf(error) },
});

/** Hands the match what its player has said, and what follows from it. */
function entered(sitting: Sitting, { seat }: Question, reply: Reply): Taken | Unfit {
  const { hosted } = sitting;
  const said: Input =
    'leave' in reply
      ? { seat, undo: true }
      : { seat, decision: decisionOf(hosted.match, seat), answer: reply.answer };
  const taken = hosted.enter(said, 'person');
  if ('entry' in taken)
    takeFollowing(hosted, surroundingsOf(sitting), [{ taken }], ({ input, by }) => hosted.enter(input, by));
  return taken;
}

const isStillAsked = ({ hosted }: Sitting, { seat, prompt }: Question): boolean =>
  hosted.match.questions.some((asked) => asked.seat === seat && asked.prompt === prompt);

/** The reason, and the rule it comes from; of rules that failed, what there is to report. */
function refusalText({ board, voice }: Sitting, { refused, error }: Unfit, reply: Reply): string {
  const given = 'answer' in reply && typeof reply.answer === 'string' ? reply.answer : null;
  if (refused.key === 'engine.unknown-option' && given !== null)
    return voice.say('cli.not-understood', { given });
  const reason = board.text.reason(refused);
  if (error) return voice.say(rulesFailed(reason, error));
  const why = voice.say(reason);
  return refused.rule !== undefined && voice.knows(refused.rule)
    ? voice.say('cli.refusal-with-rule', { why, rule: { key: refused.rule } })
    : why;
}

/** Saving now and then may fail; the match goes on. */
function trySave({ terminal, voice }: Sitting, saving: AutoSave, name: string | undefined): void {
  try {
    const file = saving.save(name);
    terminal.print(...wrap(voice.say('cli.saved', { file }), terminal.width));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    terminal.print(...wrap(voice.say(error.sentence), terminal.width).map(terminal.paint.bad));
  }
}
