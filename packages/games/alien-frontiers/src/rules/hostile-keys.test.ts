import {
  below,
  decisionOf,
  isLegal,
  type Json,
  type Match,
  pickOne,
  playFrom,
  type Question,
  type RandomState,
  randomFrom,
  submit,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import texts from '../../messages/en.json';
import {
  alienFrontiers,
  alienFrontiersText,
  buildPosition,
  type Options,
  type PositionDescription,
  titles,
} from '../index.ts';
import { randomPlay, scenario } from '../testing/index.ts';

const words = [
  '',
  ' ',
  ' 1.1',
  ...'dock use discard claim trade card launch end-turn resources maintenance-bay'.split(' '),
  ...'0.relic 1.relic 9.9 1.NaN 0.6 1. .1 lem-badlands/9 burroughs-desert/0 1:fuel 9:ore'.split(' '),
  ...'0 7 -1 1.5 1e0 1e9 99999999999999999999 Infinity 6r 6rt 5t 0+0 1+2+3 5+6+7'.split(' '),
  ...'__proto__ constructor toString'.split(' '),
];

/** A vandal who remembers honest keys, and bends them. */
function vandal(seed: string) {
  const random: RandomState = randomFrom(seed);
  const seen = new Set(words);
  const any = (from: Iterable<string>) => pickOne(random, 'keys', [...from]);
  const parts = (key: string) => key.split(/([:+/.])/);
  const shifted = (key: string, by: number) => key.replace(/\d/g, (digit) => String(Number(digit) + by));
  const bends: readonly ((key: string) => string)[] = [
    (key) => key.replace(/\d/, String(below(random, 'keys', 10))),
    (key) => shifted(key, 1),
    (key) => shifted(key, -1),
    (key) => `${key}${any([':', '+', '/', '.', ''])}${any(words)}`,
    (key) => {
      const own = parts(key);
      own[below(random, 'keys', own.length)] = any(parts(any(seen)));
      return own.join('');
    },
    () => any(seen),
  ];
  return (keys: readonly string[]): readonly string[] => {
    for (const key of keys) seen.add(key);
    return [...keys, any(seen)].map((key) => pickOne(random, 'keys', bends)(key));
  };
}

const keysOf = ({ shape }: Question): readonly string[] => {
  if (shape.kind === 'choose' || shape.kind === 'pick') return shape.options;
  return shape.kind === 'split' ? shape.slots.map(({ key }) => key) : [];
};

function answerWith({ shape }: Question, key: string): Json {
  if (shape.kind === 'pick') return [key];
  if (shape.kind === 'split') return { [key]: 1 };
  return shape.kind === 'amount' ? Number(key) || key : key;
}

function expectHarmless(match: Match, question: Question, answer: Json): void {
  const { seat, prompt } = question;
  const before = JSON.stringify(match.position);
  const result = submit(match, { seat, decision: decisionOf(match, seat), answer });
  const what = `${JSON.stringify(answer)} to ${prompt}`;
  if (result.accepted) throw new Error(`${what} was accepted`);
  const { key } = alienFrontiersText.reason(result.reason);
  if (!/^(?:af|engine)\./.test(key) || key === 'engine.rules-failed')
    throw new Error(`${what} was refused with ${key}`, { cause: result.error });
  if (JSON.stringify(match.position) !== before) throw new Error(`${what} left a trace`);
}

const tables: readonly Partial<Options>[] = [
  {},
  { supply: 'limited', portCounting: 'groups', hubExcess: 'turn' },
  { forcedPlacement: 'off', plasmaDiscardBay: 'allowed', raidAmount: 'exactlyFourOrAll' },
];

/** Cards, fuel and colonies enough for every prompt to come up before long. */
const eventful: PositionDescription = {
  red: {
    fuel: 8,
    cards: ['gravity-manipulator', 'data-crystal', 'plasma-cannon', 'orbital-teleporter', 'polarity-device'],
    colonies: { 'asimov-crater': 1 },
  },
  green: {
    fuel: 8,
    cards: ['gravity-manipulator', 'temporal-warper', 'booster-pod', 'stasis-beam', 'orbital-teleporter'],
    colonies: { 'burroughs-desert': 1, 'lem-badlands': 1 },
  },
  relic: { owner: 'green', at: 'lunar-mine', value: 3 },
};

test('bent keys are refused with a reason at every prompt, and leave no trace', () => {
  const prompts = new Set<string>();
  let thrown = 0;
  for (const [number, options] of tables.entries()) {
    for (const seats of [2, 3, 4]) {
      const seed = `vandal ${number} ${seats}`;
      const match = playFrom(alienFrontiers, buildPosition({ ...eventful, players: seats, options, seed }));
      const bent = vandal(seed);
      for (const question of randomPlay(match, seed)) {
        const isFirst = !prompts.has(question.prompt);
        prompts.add(question.prompt);
        const keys = isFirst || question.prompt !== 'af.ask.act' ? words : [];
        for (const key of [...keys, ...bent(keysOf(question))]) {
          const answer = answerWith(question, key);
          if (isLegal(question.shape, answer)) continue;
          expectHarmless(match, question, answer);
          thrown++;
        }
      }
    }
  }
  expect(thrown).toBeGreaterThan(10_000);
  expect([...prompts].sort()).toEqual(
    Object.keys(texts)
      .filter((key) => key.startsWith('af.ask.'))
      .sort(),
  );
});

scenario(
  'ships, facilities and titles that do not exist are no acts',
  { roll: [5, 6, 1], red: { fuel: 9, cards: ['plasma-cannon'] } },
  (table) => {
    table
      .refuses('dock:solar-converter:0', 'engine.unknown-option')
      .refuses('dock:raiders-outpost:5+6+7', 'engine.unknown-option')
      .refuses('dock:raiders-outpost:0+1+2', 'engine.unknown-option')
      .refuses('dock:solar-converter:5:5', 'engine.unknown-option')
      .refuses('dock:__proto__:5', 'engine.unknown-option')
      .refuses('dock:solar-converter', 'af.pattern-single')
      .refuses('claim:', 'engine.unknown-option')
      .refuses('use:__proto__', 'engine.unknown-option')
      .refuses('discard:constructor', 'engine.unknown-option');
    for (const title of titles.filter((title) => title !== 'plasma-cannon'))
      table.refuses(`use:${title}`, 'af.card-not-owned');
    table.expectNext('act', 'red');
  },
);

scenario(
  'words that name no loot are no loot, and no act that has to wait either',
  { roll: [1, 2, 3], green: { fuel: 1, cards: ['stasis-beam'] } },
  (table) => {
    table.docks('raiders-outpost', 1, 2, 3);
    for (const key of ['rubbish', '', 'card', 'card:1', 'card:1:', 'card:1:stasis-beam:x', 'nothing:1'])
      table.refuses(key, 'engine.unknown-option');
    table.offers('card:1:stasis-beam', 'resources', 'nothing').expectNext('raid', 'red');
  },
);

scenario('a turn that may end is ended by its own word alone', { roll: [] }, (table) => {
  table.refuses('end-turn:now', 'engine.unknown-option').offers('end-turn').expectNext('act', 'red');
});

scenario(
  'ids that are almost those of a ship or a colony hit nothing',
  {
    roll: [4, 4],
    fields: { repulsor: 'lem-badlands' },
    red: { fuel: 2, cards: ['plasma-cannon', 'polarity-device'], colonies: { 'asimov-crater': 1 } },
    green: {
      ships: 5,
      docked: { 'lunar-mine': [3, 4] },
      colonies: { 'burroughs-desert': 1, 'lem-badlands': 1 },
    },
    relic: { owner: 'green', at: 'lunar-mine', value: 5 },
  },
  (table) => {
    table.answers('use:plasma-cannon').refuses('__proto__', 'af.bad-target').answers('lunar-mine');
    for (const id of ['1.', '1.6', ' 1.0', '1.00', '1.0.0', '.0', '', '9.9', '1.NaN', '2.relic', 'rubbish'])
      table.refuses([id], 'engine.unknown-option');
    table.undoes().undoes().answers('discard:plasma-cannon');
    for (const id of ['1.', '1.6', '+1.0', '1e0.0', '2.relic', '7.0', 'rubbish'])
      table.refuses(id, 'engine.unknown-option');
    table.undoes().answers('discard:polarity-device').refuses('lem-badlands/1', 'af.repulsed');
    for (const id of ['lem-badlands/9', 'lem-badlands/', 'asimov-crater', '/0', 'pohl-foothills/0'])
      table.refuses(id, 'af.bad-swap');
    table.expectNext('swap-first', 'red');
  },
);
