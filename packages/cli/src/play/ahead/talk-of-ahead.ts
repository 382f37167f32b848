import { type ComingQuestion, comingTo } from '@starboard/engine';
import { type AnswerAhead, leaveAnswers, type LeftAnswers, nothingLeft } from '@starboard/host';
import { wrap } from '@starboard/terminal';
import type { Leave, Talk } from '../conversation.ts';
import { complain, isNumber } from '../typed.ts';
import { askAhead } from './ask-ahead.ts';
import { leftText } from './left-at-table.ts';

/** Shows or changes what a player has answered before being asked; tells if they left the table meanwhile. */
export async function talkOfAhead(talk: Talk, words: readonly string[]): Promise<Leave | null> {
  const { hosted, voice } = talk.sitting;
  if (!hosted.game.coming) return complained(talk, 'cli.ahead.none');
  const own = ownLeft(talk);
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (first === '') return told(talk);
  if (first === 'drop' || first === voice.say('cli.orders.word.drop')) {
    const dropped = isNumber(second) ? own.answers[Number(second) - 1] : undefined;
    if (!dropped) return complained(talk, 'cli.ahead.no-such-answer', second, own.answers.length);
    return changed(
      talk,
      own.answers.filter((each) => each !== dropped),
    );
  }
  const coming = openQuestions(talk, own);
  const asked = isNumber(first) ? coming[Number(first) - 1] : undefined;
  if (!asked) return complained(talk, 'cli.ahead.no-such-question', first, coming.length);
  const answer = await askAhead(talk, asked);
  if (!('leave' in answer)) return changed(talk, [...ownLeft(talk).answers, answer]);
  return answer.leave === 'quit' ? 'quit' : told(talk);
}

const ownLeft = ({ sitting, question }: Talk): LeftAnswers => sitting.left.get(question.seat) ?? nothingLeft;

/** What will be asked, or may be, and has not been answered yet. */
const openQuestions = ({ sitting, question }: Talk, { answers }: LeftAnswers): readonly ComingQuestion[] =>
  comingTo(sitting.hosted.match, question.seat).filter(
    ({ prompt }) => !answers.some((left) => left.prompt === prompt),
  );

function changed(talk: Talk, answers: readonly AnswerAhead[]): null {
  const { sitting, question } = talk;
  const { hosted, board, voice, terminal } = sitting;
  const left = leaveAnswers(hosted, question.seat, ownLeft(talk), answers);
  if ('refused' in left) {
    const why = voice.say(board.text.reason(left.refused));
    terminal.print(...wrap(why, terminal.width).map(terminal.paint.bad));
    return null;
  }
  sitting.left.set(question.seat, left);
  return told(talk);
}

function told(talk: Talk): null {
  const { sitting, question } = talk;
  const { voice, terminal, board } = sitting;
  const own = ownLeft(talk);
  const coming = openQuestions(talk, own);
  const listed = (heading: string, texts: readonly string[], hint: string) =>
    texts.length === 0
      ? []
      : [
          voice.say(heading),
          ...texts.map((text, index) => `  ${terminal.paint.key(`${index + 1})`)} ${text}`),
          terminal.paint.quiet(voice.say(hint)),
        ];
  const lines = [
    ...listed(
      'cli.ahead.left',
      own.answers.map((each) => leftText(sitting, question.seat, each)),
      'cli.ahead.hint-drop',
    ),
    ...listed(
      'cli.ahead.coming',
      coming.map(({ prompt, isSure }) => {
        const text = voice.say(board.text.prompt(prompt));
        return isSure ? text : voice.say('cli.ahead.may', { question: text });
      }),
      'cli.ahead.hint-answer',
    ),
  ];
  const all = lines.length === 0 ? [voice.say('cli.ahead.nothing-now')] : lines;
  terminal.print('', ...all.flatMap((line) => wrap(line, terminal.width, '     ')), '');
  return null;
}

function complained(talk: Talk, key: string, given = '', max = 0): null {
  complain(talk, key, { given, max });
  return null;
}
