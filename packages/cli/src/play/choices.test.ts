import type { Question } from '@starboard/engine';
import { widthOf } from '@starboard/terminal';
import { describe, expect, test } from 'vitest';
import { sittingAt, windowOf } from '../testing/sitting-at.ts';
import { choiceLines, choicesOf, type ChoiceStyle } from './choices.ts';
import type { Sitting } from './sitting.ts';

/** What the person is asked first from here, and what can be chosen. */
function asked(start: object, columns = 80) {
  const { terminal } = windowOf(columns, 40);
  const sitting = sittingAt(terminal, 3, { start: { players: 3, ...start } });
  const [question] = sitting.hosted.match.questions;
  if (!question || !('options' in question.shape)) throw new Error('there is nothing to choose');
  return { sitting, question, choices: listed(sitting, question) };
}

const listed = (sitting: Sitting, question: Question) =>
  choicesOf(sitting, question, question.prompt, 'options' in question.shape ? question.shape.options : []);

const styles: readonly ChoiceStyle[] = ['full', 'short', 'packed', 'flowing'];

describe('choices at the terminal', () => {
  test('are listed by heading, ending the turn last of all', () => {
    const { choices } = asked({ roll: [3, 3, 6], red: { fuel: 6, ore: 6 } });
    const headings = choices.map(({ place }) => place.heading?.key);
    expect(headings).toEqual(headings.toSorted((a, b) => headings.indexOf(a) - headings.indexOf(b)));
    expect(asked({ roll: [3], options: { forcedPlacement: 'off' } }).choices.at(-1)?.key).toBe('end-turn');
  });

  test('tell what they bring, where nothing hidden can be learnt from it', () => {
    const { choices } = asked({ roll: [4, 4, 6] });
    const gain = (key: string) => choices.find((choice) => choice.key === key)?.gain;
    expect(gain('dock:solar-converter:4')).toMatch(/2/);
    // a card is drawn there
    expect(gain('dock:alien-artifact:6')).toBeNull();
  });

  test.each(styles)('are all there in the %s style, numbered from one', (style) => {
    const { sitting, choices } = asked({ roll: [1, 2, 3, 4, 5, 6], red: { ships: 6, fuel: 6, ore: 6 } });
    const lines = choiceLines(sitting, choices, style).join('\n');
    const numbers = [...lines.matchAll(/(?:^|\s)(\d+)\)/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(expect.arrayContaining(choices.map((_, index) => index + 1)));
  });

  test.each([60, 80, 120])('stay within %i columns in every style', (columns) => {
    const { sitting, choices } = asked(
      { roll: [1, 2, 3, 4, 5, 6], red: { ships: 6, fuel: 6, ore: 6 } },
      columns,
    );
    for (const style of styles)
      for (const line of choiceLines(sitting, choices, style))
        expect(widthOf(line)).toBeLessThanOrEqual(columns);
  });

  test('take the fewer lines the closer they are set', () => {
    const { sitting, choices } = asked({ roll: [1, 2, 3, 4, 5, 6], red: { ships: 6, fuel: 6, ore: 6 } });
    const lengths = styles.map((style) => choiceLines(sitting, choices, style).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});
