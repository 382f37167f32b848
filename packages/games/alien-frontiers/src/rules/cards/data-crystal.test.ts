import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  '[AF-194] Data Crystal targets',
  {
    roll: [1, 2, 3],
    fields: { isolation: 'heinlein-plains' },
    red: { fuel: 8, cards: ['data-crystal'], colonies: { 'lem-badlands': 1, 'van-vogt-mountains': 1 } },
    green: { colonies: { 'van-vogt-mountains': 2, 'heinlein-plains': 1, 'burroughs-desert': 1 } },
  },
  (table) => {
    table.answers('use:data-crystal');
    expect(table.options).toEqual(['van-vogt-mountains']);
    table
      .refuses('asimov-crater', 'af.empty-territory')
      .refuses('burroughs-desert', 'af.relic-not-lent')
      .refuses('heinlein-plains', 'af.isolated')
      .refuses('lem-badlands', 'af.has-bonus')
      .answers('van-vogt-mountains')
      .expectTokens('red', '5/0')
      .expectController('van-vogt-mountains', 'green')
      .expectNext('act', 'red');
    expect(table.player('red').bonuses).toEqual(['lem-badlands', 'van-vogt-mountains']);
  },
);

scenario(
  '[AF-194] Data Crystal targets: two fuel do not pay for three colonies',
  {
    roll: [1, 2, 3],
    red: { fuel: 2, cards: ['data-crystal'], colonies: { 'van-vogt-mountains': 1 } },
    green: { colonies: { 'van-vogt-mountains': 2, 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .answers('use:data-crystal')
      .doesNotOffer('van-vogt-mountains')
      .refuses('van-vogt-mountains', 'af.cannot-pay')
      .answers('lem-badlands')
      .expectTokens('red', '1/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'with no territory to borrow the card is not used',
  { roll: [1, 2, 3], red: { fuel: 8, cards: ['data-crystal'], colonies: { 'lem-badlands': 1 } } },
  (table) => {
    table.refuses('use:data-crystal', 'af.no-target').expectNext('act', 'red');
  },
);

scenario(
  'a loan changes neither control nor points, and ends with the turn',
  {
    players: 2,
    roll: [3, 1, 1],
    red: { fuel: 1, cards: ['data-crystal'] },
    green: { colonies: { 'lem-badlands': 1 } },
    dice: [1, 1, 1, 3, 1, 1],
  },
  (table) => {
    table
      .uses('data-crystal', 'lem-badlands')
      .expectController('lem-badlands', 'green')
      .expectScores(0, 2)
      .docks('solar-converter', 3)
      .expectTokens('red', '3/0')
      .finishesTurn()
      .finishesTurn()
      .docks('solar-converter', 3)
      .expectTokens('red', '5/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'the owner keeps the bonus while it is lent',
  {
    roll: [3, 1, 1],
    red: { fuel: 1, cards: ['data-crystal'] },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table.uses('data-crystal', 'lem-badlands').expectNext('act', 'red');
    expect(table.player('green').bonuses).toEqual(['lem-badlands']);
    expect(table.player('red').bonuses).toEqual(['lem-badlands']);
  },
);

scenario(
  'a tied territory lends its bonus too',
  {
    roll: [3, 1, 1],
    red: { fuel: 2, cards: ['data-crystal'], colonies: { 'lem-badlands': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
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
  'a loan goes on when the colonies leave the territory',
  {
    roll: [3, 1, 1],
    red: { fuel: 1, cards: ['data-crystal', 'orbital-teleporter'] },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .uses('data-crystal', 'lem-badlands')
      .discards('orbital-teleporter', 'lem-badlands/1', 'pohl-foothills')
      .expectColonies('lem-badlands', 0, 0, 0, 0)
      .docks('solar-converter', 3)
      .expectTokens('red', '3/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'borrowed Asimov advances the Hub, once',
  {
    roll: [1, 2, 3],
    red: { fuel: 1, cards: ['data-crystal'] },
    green: { colonies: { 'asimov-crater': 1 } },
  },
  (table) => {
    table
      .uses('data-crystal', 'asimov-crater')
      .docks('colonist-hub', 1)
      .expectHub('red', 1)
      .docks('colonist-hub', 2)
      .expectHub('red', 3)
      .docks('colonist-hub', 3)
      .expectHub('red', 4)
      .expectNext('act', 'red');
  },
);

scenario(
  'borrowed Bradbury makes the Constructor cheaper',
  {
    roll: [4, 4, 4, 1],
    red: { fuel: 1, ore: 2, cards: ['data-crystal'] },
    green: { colonies: { 'bradbury-plateau': 1 } },
  },
  (table) => {
    table
      .refusesDock('af.cannot-pay', 'colony-constructor', 4, 4, 4)
      .uses('data-crystal', 'bradbury-plateau')
      .constructs(4, 'pohl-foothills')
      .expectTokens('red', '0/0')
      .expectNext('act', 'red');
  },
);

scenario(
  'borrowed Herbert builds the fourth ship for nothing',
  {
    roll: [4, 4, 1],
    red: { fuel: 1, cards: ['data-crystal'] },
    green: { colonies: { 'herbert-valley': 1 } },
  },
  (table) => {
    table
      .uses('data-crystal', 'herbert-valley')
      .docks('shipyard', 4, 4)
      .expectTokens('red', '0/0')
      .expectCount('red', 'maintenance-bay', 1)
      .expectNext('act', 'red');
  },
);

scenario(
  'borrowed Van Vogt opens the Mine for the first ship of the turn',
  {
    roll: [2, 1, 1],
    red: { fuel: 1, cards: ['data-crystal'] },
    green: { colonies: { 'van-vogt-mountains': 1 }, docked: { 'lunar-mine': [6] } },
  },
  (table) => {
    table
      .refusesDock('af.mine-threshold', 'lunar-mine', 2)
      .uses('data-crystal', 'van-vogt-mountains')
      .docks('lunar-mine', 2)
      .expectTokens('red', '0/1')
      .refusesDock('af.mine-threshold', 'lunar-mine', 1)
      .expectNext('act', 'red');
  },
);

scenario(
  'the Repulsor Field does not stop a loan',
  {
    roll: [3, 1, 1],
    fields: { repulsor: 'lem-badlands' },
    red: { fuel: 1, cards: ['data-crystal'] },
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
  'a discarded Data Crystal moves the extra point from one player to another',
  {
    roll: [1, 2, 3],
    fields: { positron: 'lem-badlands' },
    red: { cards: ['data-crystal'], colonies: { 'pohl-foothills': 1 } },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .expectScores(2, 3, 0, 0)
      .discards('data-crystal', 'pohl-foothills')
      .expectScores(3, 2, 0, 0)
      .expectNext('act', 'red');
  },
);
