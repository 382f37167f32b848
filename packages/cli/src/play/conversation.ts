import type { Json, Question, Shape } from '@starboard/engine';
import { storyOf } from '@starboard/records';
import { emphasized, type Topic, wrap } from '@starboard/terminal';
import { inTwoColumns } from '../terminal/columns.ts';
import type { LineReader } from '../terminal/line-reader.ts';
import type { Choice } from './choices.ts';
import { logLines } from './log.ts';
import { talkOfOrders } from './orders.ts';
import { refusedIn } from './refused.ts';
import type { Sitting } from './sitting.ts';

/** Ways out of a question: a step back, out of the match, or leaving the word to others for a while. */
export type Leave = 'undo' | 'quit' | 'wait';

export type Said = { readonly text: string } | { readonly leave: Leave };

/** What a question has come to. */
export type Reply = { readonly answer: Json } | { readonly leave: Leave };

/** What the person at the keyboard is talking about just now. */
export interface Talk {
  readonly sitting: Sitting;
  readonly lines: LineReader;
  readonly question: Question;
  /** The question itself, or the part of it that is being answered. */
  asked: { readonly shape: Shape; readonly prompt: string };
  /** What the numbers on the screen stand for. */
  choices: readonly Choice[];
  save(file: string | undefined): void;
  /** Talks of answers to questions that have not come yet; tells if the player leaves the question over it. */
  ahead(words: readonly string[]): Promise<Leave | null>;
  /** `isWhole`: with all there is to say, though it may have to be scrolled. */
  redraw(isWhole?: boolean): void;
}

/** Letters that share a key with ours, and words for them: no player should have to switch the keyboard. */
const sameKeys: Readonly<Record<string, string>> = {
  г: 'u',
  ц: 'w',
  д: 'l',
  ы: 's',
  і: 's',
  й: 'q',
  и: 'b',
  щ: 'o',
  ф: 'a',
  orders: 'o',
  приказы: 'o',
  накази: 'o',
  ahead: 'a',
  заранее: 'a',
  наперед: 'a',
};

const usualLog = 30;

/** The next line that is an answer, or a way out; all else that is asked meanwhile is answered. */
export async function nextAnswer(talk: Talk, prompt: string): Promise<Said> {
  for (;;) {
    const line = await talk.lines.next(`${prompt} `);
    if (line === null) return { leave: 'quit' };
    const text = line.trim();
    const [first = '', ...rest] = text.split(/\s+/);
    const letter = first.toLowerCase();
    switch (sameKeys[letter] ?? letter) {
      case 'u':
        return { leave: 'undo' };
      case 'q':
        return { leave: 'quit' };
      case 'w':
        tellRefused(talk);
        break;
      case 'l':
        tellLog(talk, Number(rest[0] ?? usualLog));
        break;
      case 's':
        talk.save(rest[0]);
        break;
      case 'b':
        talk.redraw(true);
        break;
      case 'o':
        talkOfOrders(talk, rest);
        break;
      case 'a': {
        const leave = await talk.ahead(rest);
        if (leave) return { leave };
        break;
      }
      case '?':
        explain(talk, rest.join(' '));
        break;
      default:
        if (!text.startsWith('?')) return { text };
        explain(talk, text.slice(1).trim());
    }
  }
}

function tell({ sitting }: Talk, ...paragraphs: readonly string[]): void {
  const { terminal } = sitting;
  terminal.print('', ...paragraphs.flatMap((text) => wrap(text, terminal.width, '    ')), '');
}

function tellRefused(talk: Talk): void {
  const { voice, terminal, board } = talk.sitting;
  const lines = refusedIn(talk).map(
    ({ what, reason }) =>
      `  ${terminal.paint.strong(voice.say(what))} ${voice.say('cli.dash')} ${voice.say(board.text.reason(reason))}`,
  );
  if (lines.length === 0) tell(talk, voice.say('cli.nothing-refused'));
  else tell(talk, voice.say('cli.refused'), ...lines);
}

function tellLog(talk: Talk, count: number): void {
  const { sitting, question } = talk;
  const lines = logLines(sitting, storyOf(sitting.hosted), question.seat);
  tell(talk, ...lines.slice(-(Number.isInteger(count) && count > 0 ? count : usualLog)));
}

function explain(talk: Talk, about: string): void {
  const { sitting, asked, choices } = talk;
  const { voice, board, terminal } = sitting;
  if (about === '') {
    const keys = [
      'cli.help.keys',
      ...(board.orders ? ['cli.help.orders'] : []),
      ...(board.game.coming ? ['cli.help.ahead'] : []),
    ];
    const text = keys.map((key) => voice.say(key)).join('\n');
    terminal.print('', ...inTwoColumns(text, terminal.width), '');
    return;
  }
  const number = /^\d+$/.test(about) ? Number(about) : null;
  if (number === null) return explainNamed(talk, about);
  const choice = choices[number - 1];
  if (!choice) return tell(talk, voice.say('cli.no-such-number', { given: about, max: choices.length }));
  const head = [choice.label, choice.gain && `(${choice.gain})`, choice.detail].filter(Boolean).join(' ');
  tell(talk, head, ...topicLines(talk, board.topicsOf(asked.prompt, choice.key)));
}

function explainNamed(talk: Talk, about: string): void {
  const { voice, board } = talk.sitting;
  const wanted = about.toLowerCase();
  const found = board.topics.filter(({ name }) => voice.say(name).toLowerCase().includes(wanted));
  if (found.length > 0) return tell(talk, ...topicLines(talk, found));
  const known = board.topics.map(({ name }) => voice.say(name)).join(', ');
  tell(talk, voice.say('cli.nothing-about', { about, known }));
}

const topicLines = ({ sitting }: Talk, topics: readonly Topic[]): string[] =>
  topics.flatMap(({ name, text }) => [
    sitting.terminal.paint.strong(sitting.voice.say(name)),
    ...text.map((message) => `  ${emphasized(sitting.voice.say(message), sitting.terminal.paint)}`),
  ]);
