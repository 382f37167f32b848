import { decisionOf, type Question, type Reason, type Seat, type Viewer } from '@starboard/engine';
import { type Entry, record } from '@starboard/records';
import { wrap } from '@starboard/terminal';
import type { LineReader } from '../terminal/line-reader.ts';
import { Trouble } from '../trouble.ts';
import { askShape, turnTo } from './ask.ts';
import type { Leave, Talk } from './conversation.ts';
import { isCalled } from './curtain.ts';
import type { Keeper } from './keeper.ts';
import { logLines } from './log.ts';
import { showEnd, showTable } from './screen.ts';
import { letBotsPlay, nextQuestion, peopleOf, type Sitting } from './sitting.ts';
import { answerByOrders, stepBack } from './standing.ts';

/** Who was asked last, and how that ended. */
interface Last {
  readonly seat: Seat;
  readonly taken: 'answer' | Leave;
}

const lastTo = (last: Last | null, taken: Leave): Seat | null => (last?.taken === taken ? last.seat : null);

/** Plays until the match is over or the people leave; says whether it is over. */
export async function playMatch(sitting: Sitting, lines: LineReader, keeper: Keeper): Promise<boolean> {
  const { recorded, terminal, voice } = sitting;
  const { entries } = recorded;
  // from where on the log is news to each person: from the own latest answer on
  const seen = new Map(peopleOf(sitting).map((seat) => [seat, Math.max(0, latestOf(entries, seat))]));
  let greeting = sitting.greeting ? wrap(voice.say(sitting.greeting), terminal.width) : [];
  let last = null as Last | null;
  for (;;) {
    letBotsPlay(sitting);
    // whoever has stepped back wants to decide anew, whatever was ordered
    if (answerByOrders(sitting, lastTo(last, 'undo'))) continue;
    keeper.keep();
    const question = nextQuestion(sitting, lastTo(last, 'wait'));
    if (!question) break;
    const { seat } = question;
    if (seat !== last?.seat && !(await isCalled(sitting, lines, seat))) return false;
    const isUndone = lastTo(last, 'undo') !== null;
    const news = isUndone ? [voice.say('cli.undone')] : newsFor(sitting, seat, seen.get(seat) ?? 0);
    const taken = await settle(sitting, lines, question, [...news, ...greeting], keeper);
    greeting = [];
    if (taken === 'quit') return false;
    last = { seat, taken };
    seen.set(seat, taken === 'answer' ? entries.length - 1 : entries.length);
  }
  const viewer = peopleOf(sitting)[0] ?? 'spectator';
  const since = viewer === 'spectator' ? 0 : (seen.get(viewer) ?? 0);
  terminal.print('', ...newsFor(sitting, viewer, since), '');
  showEnd(sitting, viewer);
  return true;
}

const latestOf = (entries: readonly Entry[], seat: Seat): number =>
  entries.findLastIndex((entry) => entry.seat === seat);

const newsFor = (sitting: Sitting, viewer: Viewer, since: number): string[] =>
  logLines(sitting, sitting.recorded.entries.slice(since), viewer);

/** Shows the table to a seat and asks until the rules have taken an answer or a step back. */
async function settle(
  sitting: Sitting,
  lines: LineReader,
  question: Question,
  news: readonly string[],
  keeper: Keeper,
): Promise<'answer' | Leave> {
  const { recorded, terminal, voice, clock } = sitting;
  const { seat, shape, prompt } = question;
  const talk: Talk = {
    sitting,
    lines,
    question,
    asked: { shape, prompt },
    choices: [],
    redraw: () => showTable(sitting, question, news, turnTo(talk, shape, prompt)),
    save: (file) => trySave(sitting, keeper, file),
  };
  talk.redraw();
  for (;;) {
    const reply = await askShape(talk, shape, prompt);
    if ('leave' in reply && reply.leave !== 'undo') return reply.leave;
    // the time it took to say this may have been too long
    const at = clock.at(recorded.match);
    const isLate = at !== undefined && record(recorded, { at }).accepted && !isStillAsked(sitting, question);
    if (isLate) return 'answer';
    const decision = decisionOf(recorded.match, seat);
    const isUndo = 'leave' in reply;
    const result = isUndo
      ? stepBack(sitting, seat)
      : record(recorded, { seat, decision, answer: reply.answer });
    if (result.accepted) {
      keeper.keep();
      return isUndo ? 'undo' : 'answer';
    }
    turnTo(talk, shape, prompt);
    const given = !isUndo && typeof reply.answer === 'string' ? reply.answer : null;
    const isTypo = result.reason.key === 'engine.unknown-option' && given !== null;
    const text = isTypo ? voice.say('cli.not-understood', { given }) : refusalText(sitting, result.reason);
    terminal.print(...wrap(text, terminal.width).map(terminal.paint.bad));
  }
}

const isStillAsked = ({ recorded }: Sitting, { seat, prompt }: Question): boolean =>
  recorded.match.questions.some((asked) => asked.seat === seat && asked.prompt === prompt);

/** The reason, and the rule it comes from. */
export function refusalText({ board, voice }: Sitting, reason: Reason): string {
  const why = voice.say(board.text.reason(reason));
  return reason.rule !== undefined && voice.knows(reason.rule)
    ? voice.say('cli.refusal-with-rule', { why, rule: { key: reason.rule } })
    : why;
}

/** Saving now and then may fail; the match goes on. */
function trySave({ terminal, voice }: Sitting, keeper: Keeper, name: string | undefined): void {
  try {
    const file = keeper.save(name);
    terminal.print(...wrap(voice.say('cli.saved', { file }), terminal.width));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    terminal.print(...wrap(voice.say(error.sentence), terminal.width).map(terminal.paint.bad));
  }
}
