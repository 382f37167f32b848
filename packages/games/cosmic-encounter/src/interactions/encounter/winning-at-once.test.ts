import { scenario } from '../../testing/index.ts';

/** No player is asked anything between the event that gives the last colony or takes the last token, and the win. */

const fourColonies = { 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1, 'green-2': 1 } as const;
const scavenger = { alien: 'remora', hand: ['attack-06', 'flare-remora'], warp: 1 } as const;

const deal = {
  red: {
    alien: 'clone',
    ships: { ...fourColonies, 'red-1': 1, 'red-2': 7, 'red-3': 8, 'red-4': 0, 'red-5': 0 },
  },
  yellow: { extra: ['flare-parasite'], ships: { 'blue-2': 1, 'blue-3': 1, 'green-3': 1, 'green-4': 1 } },
} as const;

scenario('A deal: the power it costs the winner is no chance for Parasite', deal, (table) => {
  table
    .encounter({ defense: 'blue', ships: { 'red-2': 1 } })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { colony: 'blue-1' } })
    .accepts('blue')
    .settles('red', { 'red-1': 1 })
    .expectOver()
    .expectWinners('red')
    .expectNeverOffered('yellow', 'parasite.wild');
});

scenario(
  'A deal that takes the last token, too, before what it sets off',
  {
    ...deal,
    red: { ...deal.red, ships: { ...deal.red.ships, 'green-2': 0, 'red-2': 8 } },
    green: { alien: 'tick-tock', tokens: 1 },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-2': 1 } })
      .lay('negotiate', 'negotiate')
      .offers('red', { blue: { colony: 'blue-1' } })
      .accepts('blue')
      .settles('red', { 'red-1': 1 })
      .expectWinners('green')
      .expectNeverOffered('yellow', 'parasite.wild');
  },
);

scenario(
  'A colony granted to Mite',
  { red: { alien: 'mite', ships: fourColonies }, blue: { hand: 5 }, yellow: scavenger },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .answers('blue', 'grant')
      .expectOver()
      .expectWinners('red');
  },
);

scenario(
  'A crash landing',
  {
    red: { alien: 'spiff', hand: ['attack-08'], ships: fourColonies },
    blue: { hand: ['attack-20'], ships: { 'blue-1': 2 } },
    yellow: scavenger,
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1': 1 } })
      .lay('attack-08', 'attack-20')
      .uses('red', 'spiff.crash-land')
      .expectWinners('red')
      .expectNeverOffered('yellow', 'remora.super');
  },
);

scenario(
  'A landing of the Prometheus, which nobody can scramble away any more',
  {
    red: {
      hand: ['attack-20'],
      ships: fourColonies,
      techs: [{ id: 'prometheus', completed: true }],
      prometheus: 'red-1',
    },
    blue: { hand: ['attack-04'] },
    green: { techs: [{ id: 'tech-scrambler', ships: 7 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: { 'red-1*': 1 } })
      .lay('attack-20', 'attack-04')
      .expectOffered('green', 'tech-scrambler.strike')
      .expectWinners('red')
      .expectNeverAsked('resolution.outcome-recorded')
      .expectPrometheus('blue-1');
  },
);

scenario(
  'The last token of a defense that won: nothing is scrambled after it',
  {
    red: { techs: [{ id: 'energy-cloak', completed: true }] },
    yellow: { alien: 'tick-tock', tokens: 1 },
    green: { techs: [{ id: 'tech-scrambler', ships: 7 }] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-04', 'attack-10')
      .expectWinners('yellow')
      .expectNeverAsked('resolution.outcome-recorded');
  },
);

scenario(
  'Shadow’s ship in the place of the one it executed',
  {
    options: { superShadow: 'replace' },
    red: { alien: 'shadow', hand: ['attack-10', 'flare-shadow'], ships: fourColonies, warp: 3 },
    blue: { ships: { 'blue-1': 1 } },
    yellow: scavenger,
  },
  (table) => {
    table
      .until('execute')
      .answers('red', 'ship:blue:blue-1')
      .plays('red', 'flare-shadow')
      .expectWinners('red')
      .expectNeverOffered('yellow', 'remora.super');
  },
);

scenario(
  'The Genesis planet moved away from under the winner',
  {
    genesis: 'red',
    red: { ships: { genesis: 2, ...fourColonies } },
    yellow: scavenger,
    green: { techs: [{ id: 'genesis-bomb', ships: 4 }] },
  },
  (table) => {
    table.uses('green', 'genesis-bomb', 2).expectOver().expectWinners('red');
  },
);

scenario(
  'Those who wake from their cold sleep',
  {
    blue: {
      techs: [{ id: 'coldsleep-ship', completed: true }],
      ships: { 'red-1': 1, 'red-2': 1, 'red-3': 1, 'green-2': 1 },
    },
    yellow: scavenger,
  },
  (table) => {
    table
      .uses('blue', 'coldsleep-ship', 'yellow-1')
      .settles('blue', 1)
      .expectWinners('blue')
      .expectNeverOffered('yellow', 'remora.super');
  },
);

const doomed = {
  deckCount: 0,
  red: {
    extra: ['flare-tick-tock'],
    ships: { 'blue-1': 1, 'yellow-1': 1, 'yellow-2': 1, 'green-1': 1 },
  },
  blue: { extra: ['flare-zombie'] },
  yellow: { extra: ['flare-remora'] },
  green: { techs: [{ id: 'omega-missile', completed: true }] },
} as const;

scenario('A colony that is just leaving with its planet counts no more', doomed, (table) => {
  table
    .uses('green', 'omega-missile', 'blue-1')
    .plays('blue', 'flare-zombie')
    .returns('blue', { 'blue-2': 1 })
    .plays('yellow', 'flare-remora')
    .plays('red', 'flare-tick-tock', 'green-2')
    .settles('red', { 'red-1': 1 })
    .expectNext('aim', 'red')
    .expectMarkers({ red: 4 });
});
