import type { Seat } from '@starboard/engine';
import type { AnswerAhead, Giving } from '@starboard/host';
import { wrap } from '@starboard/terminal';
import { answerText } from '../answer-text.ts';
import type { Sitting } from '../sitting.ts';

/** Keeps what a player has left as it is to be kept, and gives the answer; false when there is none to give. */
export function isGiven({ hosted, left }: Sitting, seat: Seat, { left: after, input }: Giving): boolean {
  left.set(seat, after);
  return input !== null && 'entry' in hosted.enter(input, 'order');
}

/** What will not be answered for the player after all, told to them alone, and once. */
export function droppedLines(sitting: Sitting, seat: Seat): string[] {
  const { left, voice, board, terminal } = sitting;
  const own = left.get(seat);
  if (!own?.dropped) return [];
  left.set(seat, { ...own, dropped: null });
  const { answers, why } = own.dropped;
  const what = answers.map((each) => leftText(sitting, seat, each)).join('; ');
  return wrap(voice.say('cli.ahead.dropped', { what, why: board.text.reason(why) }), terminal.width, '  ');
}

/** The question, and what the player has left to be answered. */
export function leftText(
  sitting: Sitting,
  seat: Seat,
  { prompt, answer, orElse }: Omit<AnswerAhead, 'given'>,
): string {
  const { voice, board } = sitting;
  const said = answerText(sitting, { seat }, prompt, answer) || voice.say('cli.ahead.nothing');
  const question = `${voice.say(board.text.prompt(prompt))} ${voice.say('cli.dash')}`;
  if (orElse === undefined) return `${question} ${said}`;
  const other = answerText(sitting, { seat }, prompt, orElse);
  return `${question} ${voice.say('cli.ahead.or-else', { answer: said, other })}`;
}
