import { askBot, botByName, luckFor, meansOf, playOut } from '@starboard/bots';
import {
  type Bot,
  decisionOf,
  isLegal,
  isPause,
  type Match,
  onlyAnswer,
  questionTo,
  randomFrom,
  redeal,
  type Seat,
  startMatch,
  submit,
} from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { colours, cosmicEncounter, type Options } from '../index.ts';
import { box } from '../box.ts';
import { scenario } from '../testing/index.ts';

const bot = (name: string): Bot => {
  const found = botByName(name, cosmicEncounter);
  if (!found) throw new Error(`there is no bot '${name}'`);
  return found;
};

const variants: readonly (readonly [seats: number, options: Partial<Options>])[] = [
  [3, {}],
  [4, { flares: 'standard', technologies: true, alienChoice: 'random' }],
  [5, { edition: '2008', hiddenPowers: true, technologies: true }],
  [4, { flares: 'unlimited', alienChoice: 'random', powerTurnover: true, filchFlare: 'classic' }],
  [5, { planets: 4, encountersPerTurn: 1, flares: 'standard', alienChoice: 'random' }],
  [3, { edition: '2008', alienChoice: 'random', powerTurnover: true, hiddenPowers: true }],
];

test('a table is offered the three levels', () => {
  expect(box.bots).toEqual(['easy', 'normal', 'hard']);
  for (const name of box.bots) expect(bot(name).name).toBe(name);
});

describe.each(variants)('%i players, %j', (seats, options) => {
  test.each(['easy', 'normal'])('a game of %s bots ends, and breaks no invariant', (level) => {
    const seed = `bots of ${level}`;
    const match = startMatch(cosmicEncounter, { seats, seed, options, undo: false });
    const { failure } = playOut(match, {
      bots: Array.from({ length: seats }, () => bot(level)),
      random: luckFor(seed),
      mostDecisions: 20_000,
      checks: true,
    });
    expect(failure).toBeNull();
  });

  // what is dealt anew here is all that the seat cannot know
  test('a policy answers the same in any world that its seat cannot tell from the real one', () => {
    let looked = 0;
    eachDecision(seats, options, 'same', (match, seat) => {
      const question = questionTo(match, seat);
      if (looked >= 300 || question?.shape.kind === 'open') return;
      const here = askBot(bot('easy'), match, seat, luckFor(`luck ${looked}`));
      const there = askBot(
        bot('easy'),
        redeal(match, seat, `world ${looked}`),
        seat,
        luckFor(`luck ${looked}`),
      );
      expect([question?.prompt, there]).toEqual([question?.prompt, here]);
      looked++;
    });
  });
});

/** A game in which all play at random now and then, so that they come to many places; each decision is shown. */
function eachDecision(
  seats: number,
  options: Partial<Options>,
  seed: string,
  visit: (match: Match, seat: Seat) => void,
): void {
  const match = startMatch(cosmicEncounter, { seats, seed, options, undo: false });
  const luck = randomFrom(seed);
  for (let input = 0; !match.position.outcome && input < 3000; input++) {
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked');
    const { seat, shape } = question;
    visit(match, seat);
    const said = bot('easy').decide(
      { ...question, decision: decisionOf(match, seat) },
      meansOf(match, seat, luck, true),
    );
    expect(isPause(shape, said) || isLegal(shape, said)).toBe(true);
    const answer = isPause(shape, said) ? 'break-off' : said;
    submit(match, { seat, decision: decisionOf(match, seat), answer });
  }
}

test.each([
  ['easy', 1],
  ['normal', 5],
  ['hard', 500],
])('the same luck gives %s the same answer', (level, everySo) => {
  let asked = 0;
  eachDecision(4, { flares: 'standard' }, 'luck', (match, seat) => {
    const { shape } = questionTo(match, seat) ?? {};
    if (!shape || onlyAnswer(shape) !== undefined || asked++ % everySo > 0) return;
    const [first, second] = [1, 2].map(() => askBot(bot(level), match, seat, luckFor('luck')));
    expect(second).toEqual(first);
  });
});

const red = colours.indexOf('red');
const yellow = colours.indexOf('yellow');

/** What a bot answers for a seat, with any luck. */
const answers = (name: string, match: Match, seat: Seat): readonly unknown[] =>
  Array.from({ length: 20 }, (_, time) => askBot(bot(name), match, seat, luckFor(`${time}`)));

const nearlyWon = { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 };

scenario(
  'Nobody helps a player to the fifth colony without a share in it',
  { red: { ships: nearlyWon } },
  (table) => {
    table.encounter({ defense: 'blue', ships: 4 }).invites('offense', 'yellow').expectNext('ally', 'yellow');
    expect(answers('normal', table.match, yellow)).not.toContain('join:offense');
  },
);

scenario(
  'With four colonies of the own it is help to win together',
  { red: { ships: nearlyWon }, yellow: { ships: { 'red-1': 1, 'red-2': 1, 'green-3': 1, 'green-4': 1 } } },
  (table) => {
    table.encounter({ defense: 'blue', ships: 4 }).invites('offense', 'yellow').expectNext('ally', 'yellow');
    expect(answers('normal', table.match, yellow)).toEqual(Array.from({ length: 20 }, () => 'join:offense'));
  },
);

scenario(
  'Nor does a player about to win invite others to win with it, where it wins alone as well',
  {
    red: { ships: nearlyWon, hand: ['attack-40', 'attack-30'] },
    yellow: { ships: { 'red-1': 1, 'red-2': 1, 'green-3': 1, 'green-4': 1 } },
  },
  (table) => {
    table.encounter({ defense: 'blue', ships: 4 }).until('invite');
    for (const invited of answers('normal', table.match, red)) expect(invited).not.toContain(String(yellow));
  },
);

scenario(
  'In talks a bot lets a while pass before it says something, every time',
  { red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .expectNext('deal', 'red', 'blue');
    const said = (hasWaited: boolean, time: number) => {
      const luck = luckFor(`${time}`);
      const means = meansOf(table.match, red, luck, hasWaited);
      return askBot(bot('normal'), table.match, red, luck, means);
    };
    for (let time = 0; time < 20; time++) {
      const { wait } = said(false, time) as { wait: number };
      expect(wait).toBeGreaterThanOrEqual(1500);
      expect(wait).toBeLessThanOrEqual(3000);
      expect(said(true, time)).toHaveProperty('offer');
    }
  },
);
