import { scenario } from '../../testing/index.ts';

scenario('[AF-120] Rounding: 3 and 4 give two fuel each', { roll: [3, 4, 1] }, (table) => {
  table
    .docks('solar-converter', 3)
    .expectTokens('red', '2/0')
    .docks('solar-converter', 4)
    .expectTokens('red', '4/0')
    .expectNext('act', 'red');
});

for (const [value, fuel] of [1, 1, 2, 2, 3, 3].entries()) {
  scenario(`[AF-120] Rounding: a ${value + 1} gives ${fuel}`, { roll: [value + 1, 1, 1] }, (table) => {
    table
      .docks('solar-converter', value + 1)
      .expectTokens('red', `${fuel}/0`)
      .expectNext('act', 'red');
  });
}

scenario('[AF-121] Lem', { roll: [3, 4, 1], red: { colonies: { 'lem-badlands': 1 } } }, (table) => {
  table
    .docks('solar-converter', 3)
    .expectTokens('red', '3/0')
    .docks('solar-converter', 4)
    .expectTokens('red', '6/0')
    .expectNext('act', 'red');
});

scenario(
  '[AF-122] Isolated Lem',
  { roll: [3, 4, 1], fields: { isolation: 'lem-badlands' }, red: { colonies: { 'lem-badlands': 1 } } },
  (table) => {
    table
      .docks('solar-converter', 3)
      .docks('solar-converter', 4)
      .expectTokens('red', '4/0')
      .expectController('lem-badlands', 'red')
      .expectScores(2, 0, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  'a shared lead on Lem Badlands gives no extra fuel',
  {
    roll: [3, 4, 1],
    red: { colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table.docks('solar-converter', 3).expectTokens('red', '2/0').expectNext('act', 'red');
  },
);

scenario(
  'Lem Badlands conquered in mid-turn helps from the next ship on',
  { roll: [3, 4, 4, 4, 5], red: { ore: 3 } },
  (table) => {
    table
      .docks('solar-converter', 3)
      .expectTokens('red', '2/3')
      .constructs(4, 'lem-badlands')
      .expectTokens('red', '2/0')
      .docks('solar-converter', 5)
      .expectTokens('red', '6/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'eight ships fill the Solar Converter',
  {
    roll: [6, 6],
    green: { docked: { 'solar-converter': [1, 1, 1] } },
    blue: { docked: { 'solar-converter': [1, 1, 1] } },
    yellow: { docked: { 'solar-converter': [1] } },
  },
  (table) => {
    table
      .docks('solar-converter', 6)
      .refusesDock('af.no-free-port', 'solar-converter', 6)
      .expectNext('act', 'red');
  },
);
