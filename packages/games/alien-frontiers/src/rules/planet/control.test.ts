import { expect } from 'vitest';
import { territories } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

const onLem = (...counts: readonly number[]) => {
  const colonies = (count = 0) => ({ colonies: { 'lem-badlands': count } });
  const [red, green, blue, yellow] = counts;
  return { red: colonies(red), green: colonies(green), blue: colonies(blue), yellow: colonies(yellow) };
};

scenario('[AF-135] Plurality', { roll: [1, 2, 3], ...onLem(2, 1, 1, 1) }, (table) => {
  table.expectController('lem-badlands', 'red').expectScores(3, 1, 1, 1).expectNext('act', 'red');
});

scenario('[AF-136] Tie at the top', { roll: [1, 2, 3], ...onLem(2, 1, 1, 2) }, (table) => {
  table.expectController('lem-badlands', null).expectScores(2, 1, 1, 2).expectNext('act', 'red');
});

const leads: readonly [string, readonly number[], 'red' | 'yellow' | 'blue' | null][] = [
  ['an empty territory', [0, 0, 0, 0], null],
  ['a single colony', [0, 0, 0, 1], 'yellow'],
  ['one colony each', [1, 1, 1, 1], null],
  ['a lead over two that tie', [1, 1, 2, 0], 'blue'],
  ['a tie that a third overtakes, whoever is counted first', [1, 1, 0, 2], 'yellow'],
  ['the first and the last tied above the others', [3, 1, 2, 3], null],
  ['two tied above the first', [1, 2, 2, 0], null],
];
for (const [what, counts, controller] of leads) {
  scenario(
    `${what} is controlled by ${controller ?? 'nobody'}`,
    { roll: [1, 2, 3], ...onLem(...counts) },
    (table) => {
      table.expectController('lem-badlands', controller).expectNext('act', 'red');
    },
  );
}

scenario(
  '[AF-138] Snapshot',
  {
    roll: [1, 2, 3],
    fields: { positron: 'asimov-crater' },
    red: { cards: ['alien-city'], colonies: { 'asimov-crater': 2, 'lem-badlands': 1, 'heinlein-plains': 1 } },
    green: { colonies: { 'asimov-crater': 1, 'lem-badlands': 1, 'van-vogt-mountains': 2 } },
  },
  (table) => {
    table.expectScores(8, 5, 0, 0).expectNext('act', 'red');
  },
);

scenario(
  '[AF-139] Positron',
  {
    roll: [4, 4, 4],
    fields: { positron: 'herbert-valley' },
    red: { ore: 3 },
    green: { colonies: { 'herbert-valley': 1 } },
  },
  (table) => {
    table
      .expectScores(0, 3, 0, 0)
      .constructs(4, 'herbert-valley')
      .expectController('herbert-valley', null)
      .expectScores(1, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-140] Isolation costs no points',
  {
    roll: [1, 2, 3],
    red: { cards: ['stasis-beam'] },
    green: { colonies: { 'pohl-foothills': 1 } },
  },
  (table) => {
    table
      .expectScores(0, 2, 0, 0)
      .discards('stasis-beam', 'pohl-foothills')
      .expectController('pohl-foothills', 'green')
      .expectScores(0, 2, 0, 0)
      .expectNext('act', 'red');
    expect(table.player('green').bonuses).toEqual([]);
  },
);

scenario(
  'the Positron Field is worth nothing where nobody leads',
  {
    roll: [1, 2, 3],
    fields: { positron: 'lem-badlands' },
    red: { colonies: { 'lem-badlands': 1 } },
    blue: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table.expectScores(1, 0, 1, 0).expectNext('act', 'red');
  },
);

scenario(
  'Alien City and Alien Monument count one each, for one owner too; other cards nothing',
  {
    roll: [1, 2, 3],
    red: { cards: ['booster-pod', 'holographic-decoy'] },
    blue: { cards: ['alien-city', 'alien-monument'] },
  },
  (table) => {
    table.expectScores(0, 0, 2, 0).expectNext('act', 'red');
  },
);

scenario(
  'a colony on a Hub track scores nothing, and lands for one point and control',
  { roll: [1, 2, 3], red: { fuel: 1, ore: 1, hub: 7 } },
  (table) => {
    table
      .expectScores(0, 0, 0, 0)
      .launches('herbert-valley')
      .expectScores(2, 0, 0, 0)
      .expectHub('red', 0, 5)
      .expectNext('act', 'red');
  },
);

scenario(
  'a colony may land where its owner cannot come to lead',
  { roll: [4, 4, 4], red: { ore: 3 }, green: { colonies: { 'lem-badlands': 4 } } },
  (table) => {
    table
      .constructs(4, 'lem-badlands')
      .expectController('lem-badlands', 'green')
      .expectColonies('lem-badlands', 1, 4, 0, 0)
      .expectScores(1, 5, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'a landing may choose among all eight territories',
  { roll: [4, 4, 4], red: { ore: 3 } },
  (table) => {
    table.docks('colony-constructor', 4, 4, 4).expectNext('land', 'red');
    expect(table.options).toEqual(territories);
  },
);

scenario(
  'control won by landing helps the very next docking; control lost stops helping',
  {
    roll: [2, 2, 2, 3],
    red: { ore: 3 },
    green: { colonies: { 'van-vogt-mountains': 1 } },
    blue: { docked: { 'lunar-mine': [6] } },
  },
  (table) => {
    table.refusesDock('af.mine-threshold', 'lunar-mine', 3);
    table
      .constructs(2, 'van-vogt-mountains')
      .expectController('van-vogt-mountains', null)
      .refusesDock('af.mine-threshold', 'lunar-mine', 3)
      .expectNext('act', 'red');
    expect(table.player('green').bonuses).toEqual([]);
  },
);

scenario(
  'Van Vogt conquered in mid-turn opens the Mine to the next ship',
  { roll: [2, 2, 2, 3], red: { ore: 3 }, blue: { docked: { 'lunar-mine': [6] } } },
  (table) => {
    table
      .constructs(2, 'van-vogt-mountains')
      .docks('lunar-mine', 3)
      .expectTokens('red', '0/1')
      .expectNext('act', 'red');
  },
);

scenario(
  'Asimov is not retroactive: conquered after two Hub ships, it advances with the third',
  { roll: [1, 2, 3, 4, 4, 4], red: { ore: 3 } },
  (table) => {
    table
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .expectHub('red', 2)
      .constructs(4, 'asimov-crater')
      .expectHub('red', 2)
      .docks('colonist-hub', 3)
      .expectHub('red', 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'several bonuses stand side by side',
  {
    roll: [1, 1, 1, 5],
    red: { ore: 2, colonies: { 'bradbury-plateau': 1, 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .constructs(1, 'asimov-crater')
      .expectTokens('red', '0/0')
      .docks('solar-converter', 5)
      .expectTokens('red', '4/0')
      .expectNext('act', 'red');
    expect(table.player('red').bonuses).toEqual(['asimov-crater', 'bradbury-plateau', 'lem-badlands']);
  },
);
