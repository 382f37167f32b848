import { askBot, botByName, luckFor, meansOf } from '@starboard/bots';
import {
  type Bot,
  botName,
  decisionOf,
  isPause,
  type Match,
  questionTo,
  redeal,
  startMatch,
  submit,
} from '@starboard/engine';
import { describe, expect, test } from 'vitest';
import { box } from '../../box.ts';
import { type Colour, colours, cosmicEncounter, type PositionDescription } from '../../index.ts';
import { scenario } from '../../testing/index.ts';
import { playTalks } from '../../testing/talks/play-talks.ts';
import { summaryOf } from '../../testing/talks/summary.ts';
import { characterNames } from './character.ts';

const bot = (name: string): Bot => {
  const found = botByName(name, cosmicEncounter);
  if (!found) throw new Error(`there is no bot '${name}'`);
  return found;
};

/** What a bot answers for a seat, with any luck. */
const answers = (name: string, match: Match, colour: Colour, times = 6): readonly unknown[] =>
  Array.from({ length: times }, (_, time) =>
    askBot(bot(name), match, colours.indexOf(colour), luckFor(`${time}`)),
  );

const always = (answer: unknown, times = 6): readonly unknown[] =>
  Array.from({ length: times }, () => answer);

test('every level may have every character, and is called by both', () => {
  expect(box.characters).toEqual(characterNames);
  for (const level of box.bots)
    for (const character of characterNames) {
      const name = botName({ level, character });
      expect(bot(name).name).toBe(name);
    }
  expect(botByName('hard.meek', cosmicEncounter)).toBeUndefined();
});

// thinking far takes its time
describe.each([
  ['normal', 6],
  ['hard', 2],
])('%s', (level, times) => {
  scenario('Bold sends four ships, Timid one', { destiny: ['blue'] }, (table) => {
    table.until('aim').aims('blue-1').expectNext('send-ships', 'red');
    const sent = (name: string) =>
      answers(name, table.match, 'red', times).map((ships) =>
        Object.values(ships as Record<string, number>).reduce((sum, count) => sum + count, 0),
      );
    expect(sent(`${level}.bold`)).toEqual(always(4, times));
    expect(sent(`${level}.timid`)).toEqual(always(1, times));
  });

  scenario('Bold comes along into an attack, Timid does not', {}, (table) => {
    table.encounter({ defense: 'blue', ships: 2 }).invites('offense', 'yellow').expectNext('ally', 'yellow');
    expect(answers(`${level}.bold`, table.match, 'yellow', times)).toEqual(always('join:offense', times));
    expect(answers(`${level}.timid`, table.match, 'yellow', times)).not.toContain('join:offense');
  });
});

/** Red attacks Blue, and Yellow, who shares a planet of Green's with one of them, is called by both. */
const sharing = (colour: 'red' | 'blue'): PositionDescription => ({
  [colour]: { ships: { 'green-1': 1 } },
  yellow: { ships: { 'green-1': 1 } },
});

describe.each([
  ['red', 'join:offense'],
  ['blue', 'join:defense'],
] as const)('sharing a planet with %s', (colour, side) => {
  scenario('Loyal stands by it', sharing(colour), (table) => {
    table.encounter({ defense: 'blue', ships: 3 }).invites('offense', 'yellow').invites('defense', 'yellow');
    table.expectNext('ally', 'yellow');
    expect(answers('normal.loyal', table.match, 'yellow')).toEqual(always(side));
  });
});

/** A home planet of Red's is in other hands, and Red may name whom to face. */
const robbed = (by: Colour): PositionDescription => ({
  red: { ships: { 'red-1': 0 } },
  [by]: { ships: { 'red-1': 2 } },
  destiny: ['wild'],
});

describe.each(['blue', 'yellow', 'green'] as const)('robbed by %s', (robber) => {
  scenario('Spiteful goes after it', robbed(robber), (table) => {
    table.expectNext('destiny', 'red');
    const facing = answers('normal.spiteful', table.match, 'red').map((answer) => String(answer));
    for (const answer of facing) expect(answer.endsWith(`:${colours.indexOf(robber)}`)).toBe(true);
  });

  const defense = robber === 'blue' ? 'yellow' : 'blue';

  scenario('Spiteful does not call it for help', { ...robbed(robber), destiny: [defense] }, (table) => {
    table.encounter({ defense, ships: 2 }).until('invite');
    for (const invited of answers('normal.spiteful', table.match, 'red'))
      expect(invited).not.toContain(String(colours.indexOf(robber)));
  });
});

scenario(
  'Greedy is paid in cards where others would rather have a ship back',
  {
    yellow: { hand: ['attack-20', 'attack-08'], warp: 6 },
    red: { hand: ['attack-04'] },
    blue: { hand: ['attack-40'] },
  },
  (table) => {
    table.encounter({ defense: 'blue', ships: 1 }).invites('defense', 'yellow');
    table.joins('yellow', 'defense', 1).lay('attack-04', 'attack-40').until('reward');
    expect(answers('normal', table.match, 'yellow')).toContain('ship');
    expect(answers('normal.greedy', table.match, 'yellow')).toEqual(always('card'));
  },
);

test('Greedy bargains for longer than Timid', () => {
  const offersOf = (name: string): number =>
    summaryOf(playTalks({ games: 6, seats: 4, seed: 'characters', bot: name })).offers;
  expect(offersOf('normal.greedy')).toBeGreaterThan(offersOf('normal.timid'));
});

test('the same luck gives the same answer, in any world that the seat cannot tell from the real one', () => {
  const seats = characterNames.length;
  const options = { flares: 'standard', alienChoice: 'random' } as const;
  const match = startMatch(cosmicEncounter, { seats, seed: 'characters', options, undo: false });
  for (let input = 0; !match.position.outcome && input < 600; input++) answerOne(match, input);
});

/** The first who is asked answers; the bot knows no more than its seat. */
function answerOne(match: Match, input: number): void {
  const seat = match.questions[0]?.seat ?? 0;
  const name = botName({ level: 'easy', character: characterNames[seat] as string });
  const said = (world: Match): unknown => {
    const luck = luckFor(`${input}`);
    return askBot(bot(name), world, seat, luck, meansOf(world, seat, luck, true));
  };
  const here = said(match);
  expect(said(redeal(match, seat, `world ${input}`))).toEqual(here);
  const shape = questionTo(match, seat)?.shape;
  const answer = shape && isPause(shape, here) ? 'break-off' : here;
  submit(match, { seat, decision: decisionOf(match, seat), answer });
}
