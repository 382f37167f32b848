import type { Title } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

const pohl = { 'pohl-foothills': 1 };

scenario(
  '[AF-150] Free boost',
  { roll: [1, 3, 4], red: { cards: ['booster-pod'], colonies: pohl } },
  (table) => {
    table
      .uses('booster-pod', '3')
      .expectTokens('red', '0/0')
      .expectShips('red', 'hand', 1, 4, 4)
      .doesNotOffer('use:booster-pod', 'discard:booster-pod')
      .refuses('use:booster-pod', 'af.card-used')
      .refuses('discard:booster-pod', 'af.used-not-discarded')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-151] Discount on the total',
  {
    roll: [1, 3, 4],
    red: { fuel: 2, cards: ['plasma-cannon'], colonies: pohl },
    green: { docked: { 'lunar-mine': [2, 5] } },
    blue: { docked: { 'lunar-mine': [6] } },
  },
  (table) => {
    const mine = [
      table.ship('green', 'lunar-mine', 2),
      table.ship('green', 'lunar-mine', 5),
      table.ship('blue', 'lunar-mine', 6),
    ];
    table
      .uses('plasma-cannon', 'lunar-mine', mine)
      .expectTokens('red', '0/0')
      .expectCount('green', 'lunar-mine', 0)
      .expectCount('blue', 'lunar-mine', 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-151] Discount on the total: without Pohl two fuel shoot two ships',
  {
    roll: [1, 3, 4],
    red: { fuel: 2, cards: ['plasma-cannon'] },
    green: { docked: { 'lunar-mine': [2, 5, 6] } },
  },
  (table) => {
    const [low, middle, high] = [2, 5, 6].map((value) => table.ship('green', 'lunar-mine', value));
    table
      .answers('use:plasma-cannon')
      .answers('lunar-mine')
      .refuses([low, middle, high] as string[], 'engine.too-many')
      .answers([low, high] as string[])
      .expectTokens('red', '0/0')
      .expectShips('green', 'lunar-mine', 5)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-153] Isolated Pohl: full price',
  {
    roll: [1, 3, 4],
    fields: { isolation: 'pohl-foothills' },
    red: { cards: ['booster-pod'], colonies: pohl },
  },
  (table) => {
    table
      .doesNotOffer('use:booster-pod')
      .refuses('use:booster-pod', 'af.cannot-pay')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-153] Isolated Pohl: not lent by a Data Crystal',
  {
    roll: [1, 3, 4],
    fields: { isolation: 'pohl-foothills' },
    red: { fuel: 5, cards: ['data-crystal'] },
    green: { colonies: { 'pohl-foothills': 1, 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .answers('use:data-crystal')
      .offers('lem-badlands')
      .doesNotOffer('pohl-foothills')
      .refuses('pohl-foothills', 'af.isolated')
      .expectNext('borrow', 'red');
  },
);

const discounts: readonly { title: Title; targets: readonly string[]; price: number }[] = [
  { title: 'booster-pod', targets: ['3'], price: 0 },
  { title: 'stasis-beam', targets: ['3'], price: 0 },
  { title: 'polarity-device', targets: ['3'], price: 0 },
  { title: 'gravity-manipulator', targets: ['3', '4'], price: 1 },
];
for (const { title, targets, price } of discounts) {
  scenario(
    `with Pohl Foothills ${title} costs ${price}`,
    { roll: [1, 3, 4], red: { fuel: price, cards: [title], colonies: pohl } },
    (table) => {
      table
        .uses(title, ...targets)
        .expectTokens('red', '0/0')
        .expectNext('act', 'red');
    },
  );
  scenario(
    `without Pohl Foothills ${title} costs ${price + 1}, and ${price} is not enough`,
    { roll: [1, 3, 4], red: { fuel: price, cards: [title] } },
    (table) => {
      table.refuses(`use:${title}`, 'af.cannot-pay').expectNext('act', 'red');
    },
  );
}

scenario(
  'with Pohl Foothills the Temporal Warper is free',
  { roll: [1, 3, 4], dice: [6], red: { cards: ['temporal-warper'], colonies: pohl } },
  (table) => {
    table
      .uses('temporal-warper', [table.ship('red', 'hand', 1)])
      .expectShips('red', 'hand', 3, 4, 6)
      .expectTokens('red', '0/0')
      .refuses('use:temporal-warper', 'af.card-used')
      .expectNext('act', 'red');
  },
);

scenario(
  'with Pohl Foothills the Orbital Teleporter costs 1',
  { roll: [5, 1, 1], red: { fuel: 1, cards: ['orbital-teleporter'], colonies: pohl } },
  (table) => {
    table
      .docks('lunar-mine', 5)
      .uses('orbital-teleporter', table.ship('red', 'lunar-mine', 5))
      .expectTokens('red', '0/1')
      .docks('solar-converter', '5t')
      .expectNext('act', 'red');
  },
);

scenario(
  'with Pohl Foothills one ship is shot for nothing, and only one',
  {
    roll: [1, 1, 1],
    red: { cards: ['plasma-cannon'], colonies: pohl },
    green: { docked: { 'lunar-mine': [2, 5] } },
  },
  (table) => {
    const [low, high] = [table.ship('green', 'lunar-mine', 2), table.ship('green', 'lunar-mine', 5)];
    table
      .answers('use:plasma-cannon')
      .answers('lunar-mine')
      .refuses([low, high], 'engine.too-many')
      .answers([high])
      .expectTokens('red', '0/0')
      .expectShips('green', 'lunar-mine', 2)
      .refuses('use:plasma-cannon', 'af.card-used')
      .expectNext('act', 'red');
  },
);

scenario(
  'with Pohl Foothills three colonies are borrowed from for two fuel',
  {
    roll: [3, 1, 1],
    red: { fuel: 2, cards: ['data-crystal'], colonies: pohl },
    green: { colonies: { 'lem-badlands': 2 } },
    blue: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .uses('data-crystal', 'lem-badlands')
      .expectTokens('red', '0/0')
      .docks('solar-converter', 3)
      .expectTokens('red', '3/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'with Pohl Foothills the bonus of a single colony is borrowed for nothing',
  {
    roll: [3, 1, 1],
    red: { cards: ['data-crystal'], colonies: pohl },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .uses('data-crystal', 'lem-badlands')
      .docks('solar-converter', 3)
      .expectTokens('red', '3/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'borrowing Pohl Foothills is paid in full and makes the next card cheaper',
  {
    roll: [1, 3, 4],
    red: { fuel: 1, cards: ['data-crystal', 'booster-pod'] },
    green: { colonies: pohl },
  },
  (table) => {
    table
      .uses('data-crystal', 'pohl-foothills')
      .expectTokens('red', '0/0')
      .uses('booster-pod', '3')
      .expectTokens('red', '0/0')
      .expectShips('red', 'hand', 1, 4, 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'discard powers cost no fuel, with or without Pohl Foothills',
  { roll: [1, 3, 4], red: { cards: ['stasis-beam', 'data-crystal'], colonies: pohl } },
  (table) => {
    table
      .discards('data-crystal', 'pohl-foothills')
      .expectTokens('red', '0/0')
      .expectScores(3, 0, 0, 0)
      .expectNext('act', 'red');
  },
);
