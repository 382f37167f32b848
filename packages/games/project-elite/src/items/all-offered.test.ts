import { randomFrom } from '@starboard/engine';
import { expect, test } from 'vitest';
import { printedCard, type Title, titles } from '../content/equipment.ts';
import type { PositionDescription } from '../position/description.ts';
import { questionTo } from '../rules/clock/question.ts';
import { ScenarioTable } from '../testing/index.ts';

// What a screen or a bot is offered of each piece of equipment that is ready, and what comes of it.

const passive: readonly Title[] = ['SI06', 'SI07', 'AT11', 'AT14'];
const used = titles.filter((title) => printedCard(title).is !== 'upgrade' && !passive.includes(title));

/** A hero with the card ready and dice locked elsewhere, another beside, aliens all around. */
function ready(title: Title): PositionDescription {
  const { slots } = printedCard(title) as {
    readonly slots: readonly { readonly takes: readonly string[] }[];
  };
  return {
    heroes: {
      kara: {
        at: [5, 9],
        damage: 1,
        cards: ['SI02', title],
        slots: { [title]: slots.flatMap(({ takes }) => takes).join(''), SI02: 'S' },
      },
      voker: { at: [5, 10], damage: 1, cards: ['SI06'], dice: 'MM' },
    },
    aliens: [
      { kind: 'biter', at: [5, 8] },
      { kind: 'naga', at: [5, 7], health: 1 },
      { kind: 'shooter', at: [5, 6] },
      { kind: 'runner', at: [4, 8] },
      { kind: 'biter', at: [4, 10] },
    ],
    left: 20_000,
    seed: title,
  };
}

function offered(table: ScenarioTable, title: string): readonly object[] {
  const { shape } = questionTo(table.state, 0);
  const acts = shape.kind === 'open' ? shape.acts : {};
  return (['use', 'fire'] as const).flatMap((name) => {
    const act = acts?.[name];
    const keys = act && 'options' in act ? act.options : [];
    return keys.flatMap((key) => (key.includes(`:${title}.1`) ? [{ [name]: key }] : []));
  });
}

/** Two more seconds of play by chance; every input is followed by a look at what must always hold. */
function playOn(table: ScenarioTable, seed: string): void {
  const random = randomFrom(seed);
  for (let answers = 0; answers < 30 && !table.match.position.outcome; answers++) {
    const seat = answers % 2;
    const { shape } = questionTo(table.state, seat);
    if (shape.kind === 'open' && shape.sample) table.says(seat, shape.sample(random, 'answers'));
    if (answers % 5 === 4 && !table.match.position.outcome) table.passes(400);
  }
}

test.each(used)('all that is offered of %s is taken, and play goes on', (title) => {
  const answers = offered(new ScenarioTable(ready(title)), title);
  expect(answers).not.toEqual([]);
  for (const answer of answers) {
    const table = new ScenarioTable(ready(title));
    table.says(0, answer as never);
    playOn(table, `${title} ${JSON.stringify(answer)}`);
  }
});
