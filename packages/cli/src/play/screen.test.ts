import { decisionOf, type Question, randomFrom, sample } from '@starboard/engine';
import { languages } from '@starboard/messages';
import { storyOf } from '@starboard/records';
import { widthOf } from '@starboard/terminal';
import { describe, expect, test } from 'vitest';
import { boards, sittingAt, windowOf } from '../testing/sitting-at.ts';
import { voiceIn } from '../voice.ts';
import { turnTo } from './ask.ts';
import type { Talk } from './conversation.ts';
import { goOn, nextQuestion } from './going-on.ts';
import { logLines } from './log.ts';
import { showTable } from './screen.ts';
import type { Sitting } from './sitting.ts';

function shown(sitting: Sitting, question: Question): void {
  const { shape, prompt, seat } = question;
  const talk = { sitting, question, asked: { shape, prompt }, choices: [] } as unknown as Talk;
  const news = logLines(sitting, storyOf(sitting.hosted).slice(-6), seat);
  showTable(sitting, question, news, turnTo(talk, shape, prompt));
}

/** Every question that a person is asked in a match of random answers. */
function* questionsIn(sitting: Sitting): Generator<Question> {
  const { hosted } = sitting;
  const answers = randomFrom('answers');
  for (;;) {
    goOn(sitting);
    const question = nextQuestion(sitting, null);
    if (!question) return;
    yield question;
    const { seat, shape } = question;
    const decision = decisionOf(hosted.match, seat);
    hosted.enter({ seat, decision, answer: sample(shape, answers, 'a') }, 'person');
  }
}

describe.each(languages)('on a screen of 80 columns and 24 rows, in %s,', (language) => {
  test.each([2, 3, 4])('the table of %i and the choices stay in sight', (seats) => {
    const window = windowOf(80, 24);
    const sitting = sittingAt(window.terminal, seats, { language });
    const say = (key: string) => sitting.voice.say(`af.board.${key}`);
    const [own = '', bay] = [sitting.names[0], sitting.voice.say('af.facility.maintenance-bay')];
    const problems: string[] = [];
    for (const question of questionsIn(sitting)) {
      shown(sitting, question);
      const page = window.page();
      const seen = page.slice(-23).join('\n');
      const choices = 'options' in question.shape ? question.shape.options.length : 0;
      const isWhole = page.length <= 23;
      const hasOwnRow = seen.includes(say('column.points')) && seen.includes(` ${own} (`);
      const isRight =
        page.every((line) => widthOf(line) <= 80) &&
        hasOwnRow &&
        !/\(0 |: 0;/.test(page[0] ?? '') &&
        (isWhole ? seen.includes(bay) : choices > 14);
      if (!isRight) problems.push(page.join('\n'));
    }
    expect(problems.slice(0, 1)).toEqual([]);
  });
});

test.each(languages)('in a window of 60 columns nothing is wider, in %s', (language) => {
  const window = windowOf(60, 24);
  const sitting = sittingAt(window.terminal, 4, { language });
  const wide: string[] = [];
  for (const question of questionsIn(sitting)) {
    shown(sitting, question);
    wide.push(...window.page().filter((line) => widthOf(line) > 60));
  }
  expect(wide.slice(0, 3)).toEqual([]);
});

describe.each(languages)('Cosmic Encounter in %s', (language) => {
  const everything = { flares: 'unlimited', alienChoice: 'random', technologies: true };

  /** The first questions of a match, and all that is wrong with the pages that ask them. */
  function problemsOf(columns: number, rows: number, seats: number, isWrong: (page: string[]) => boolean) {
    const window = windowOf(columns, rows);
    const sitting = sittingAt(window.terminal, seats, {
      language,
      game: 'cosmic-encounter',
      options: everything,
    });
    const problems: string[] = [];
    let asked = 0;
    for (const question of questionsIn(sitting)) {
      shown(sitting, question);
      const page = window.page();
      const isLong = 'options' in question.shape && question.shape.options.length > 12;
      const isUnsaid = /\[ce\.|\[cli\.|undefined/.test(page.join('\n'));
      if (isUnsaid || page.some((line) => widthOf(line) > columns) || (!isLong && isWrong(page)))
        problems.push(page.join('\n'));
      if (asked++ > 120) break;
    }
    expect(asked).toBeGreaterThan(30);
    return problems.slice(0, 1);
  }

  test.each([3, 5])('fits into 80 columns and 24 rows with %i players', (seats) => {
    const voice = voiceIn(language, boards);
    const parts = ['column.alien', 'hand'].map((part) => voice.say(`ce.board.${part}`));
    const isWrong = (page: string[]) =>
      page.length > 23 || !parts.every((part) => page.some((line) => line.includes(part)));
    expect(problemsOf(80, 24, seats, isWrong)).toEqual([]);
  });

  test('is never wider than a window of 60 columns, nor longer than 40 rows of 100', () => {
    expect(problemsOf(60, 30, 5, () => false)).toEqual([]);
    expect(problemsOf(100, 40, 5, (page) => page.length > 39)).toEqual([]);
  });
});

test('on request all of the table is shown, however low the screen', () => {
  const window = windowOf(80, 12);
  const sitting = sittingAt(window.terminal, 3, { game: 'market-day' });
  const [question] = questionsIn(sitting);
  if (!question) throw new Error('nothing is asked');
  const choices = () => ['1) all'];
  showTable(sitting, question, [], choices);
  const low = window.page();
  showTable(sitting, question, [], choices, true);
  expect(window.page().length).toBeGreaterThan(low.length);
});
