import { decisionOf, keepsTime, submit, wakesAt } from '@starboard/engine';
import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';
import { talksLength } from './deal-terms.ts';

const negotiating = {
  red: { hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['negotiate', 'attack-20'] },
} as const;

scenario('[CE-007] A gift is a deal', negotiating, (table) => {
  table
    .encounter({ defense: 'blue', ships: 3 })
    .invites('offense', 'yellow')
    .invites('defense', 'green')
    .joins('yellow', 'offense', 1)
    .joins('green', 'defense', 1)
    .lay('negotiate', 'negotiate')
    .expectNext('return-ships', 'yellow')
    .returns('yellow', { 'yellow-2': 1 })
    .expectNext('return-ships', 'green')
    .returns('green', { 'green-2': 1 })
    .expectNext('deal', 'red', 'blue')
    .expectAllies('offense')
    .expectGate('red', 3)
    .refuses('red', 'accept', 'ce.nothing-to-accept')
    .offers('blue', { blue: { cards: ['attack-20'] } })
    .refuses('blue', 'accept', 'ce.nothing-to-accept')
    .accepts('red')
    .expectResult('deal')
    .expectNext('return-ships', 'red')
    .returns('red', { 'red-1': 3 })
    .expectNext('second-encounter', 'red')
    .expectHand('red', 'attack-04', 'attack-20')
    .expectHand('blue')
    .expectShips('red', 'red-1', 7)
    .expectWarp('red', 0)
    .expectWarp('yellow', 0)
    .expectWarp('green', 0);
});

scenario(
  '[CE-009] A failed deal costs three ships each, the gate included',
  { ...negotiating, blue: { hand: ['negotiate'], ships: { 'blue-1': 1, 'blue-2': 1 }, warp: 18 } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'negotiate')
      .timeRunsOut()
      .expectResult('deal-failed')
      .expectNext('give-up-ships', 'red')
      .refuses('red', { gate: 2 }, 'engine.too-few')
      .refuses('red', { gate: 2, 'red-1': 2 }, 'engine.too-many')
      .refuses('blue', { 'blue-1': 1 }, 'engine.not-asked')
      .givesUp('red', { gate: 1, 'red-1': 2 })
      .expectTurn('blue')
      .expectWarp('red', 3)
      .expectGate('red', 0)
      .expectWarp('blue', 20)
      .expectHand('red', 'attack-04')
      .expectNext('aim', 'blue');
  },
);

scenario('[CE-010] Nothing for nothing is no deal', negotiating, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', {}, 'ce.deal-needs-something')
    .refusesOffer('red', { red: { cards: ['attack-40'] } }, 'ce.card-not-held')
    .refusesOffer('red', { blue: { random: 2 } }, 'ce.too-few-cards')
    .timeRunsOut()
    .expectResult('deal-failed')
    .givesUp('red', { gate: 1, 'red-1': 2 })
    .givesUp('blue', { 'blue-1': 3 })
    .expectTurn('blue')
    .expectWarp('red', 3)
    .expectWarp('blue', 3);
});

const abroad = {
  ...negotiating,
  blue: { hand: ['negotiate', 'attack-20'], ships: { 'yellow-2': 2 } },
} as const;

scenario('[CE-011] A colony of the granter abroad can be shared', abroad, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', { blue: { colony: 'yellow-1' } }, 'ce.no-colony-to-grant')
    .offers('red', { blue: { colony: 'yellow-2' } })
    .accepts('blue')
    .expectNext('settle', 'red')
    .refuses('red', {}, 'engine.too-few')
    .settles('red', { gate: 2, 'red-1': 1 })
    .expectResult('deal')
    .expectNext('second-encounter', 'red')
    .expectShips('red', 'yellow-2', 3)
    .expectShips('blue', 'yellow-2', 2)
    .expectMarkers({ red: 1, blue: 1 });
});

scenario(
  '[CE-192] … but not where only home colonies may be granted',
  { ...abroad, options: { edition: '2008', flares: 'none' } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'negotiate')
      .refusesOffer('red', { blue: { colony: 'yellow-2' } }, 'ce.only-home-colonies')
      .offers('red', { blue: { colony: 'blue-3' } })
      .accepts('blue')
      .settles('red', { gate: 1 })
      .expectResult('deal')
      .expectNext('return-ships', 'red')
      .expectShips('red', 'blue-3', 1);
  },
);

scenario(
  '[CE-012] A planet on which the receiver is already cannot be granted',
  { ...abroad, red: { hand: ['negotiate'], ships: { 'yellow-2': 1 } } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('negotiate', 'negotiate')
      .refusesOffer('blue', { blue: { colony: 'yellow-2' } }, 'ce.colony-there')
      .expectNext('deal', 'red', 'blue');
  },
);

scenario('Other terms take the place of the last ones', negotiating, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { cards: ['attack-20'] } })
    .offers('blue', { red: { cards: ['attack-04'] } })
    .refuses('blue', 'accept', 'ce.nothing-to-accept')
    .accepts('red')
    .expectResult('deal')
    .expectTurn('blue')
    .expectHand('red')
    .expectHand('blue', 'attack-04', 'attack-20');
});

scenario('Everybody hears who broke off the talks, and the offer is gone', negotiating, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { random: 1 } });
  expect(table.view.encounter?.talks).toMatchObject({ version: 1, accepted: [0] });
  table.breaksOff('blue').expectNext('give-up-ships', 'red');
  expect(table.view.encounter?.talks).toBeNull();
  expect(table.events).toContainEqual({ type: 'dealFailed', why: 'broken-off', seat: 1 });
});

scenario('Everybody hears that the minute is over', negotiating, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .timeRunsOut()
    .expectNext('give-up-ships', 'red');
  expect(table.view.encounter?.talks).toBeNull();
  expect(table.events).toContainEqual({ type: 'dealFailed', why: 'time', seat: null });
});

scenario(
  'What is said after the minute comes too late, before anybody has heard the bell',
  negotiating,
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('red', { red: { cards: ['attack-04'] } })
      .talksFor(talksLength - 1);
    const { match } = table;
    const accept = { seat: 1, decision: decisionOf(match, 1), answer: 'accept' };
    expect(submit(match, { ...accept, at: talksLength })).toMatchObject({
      accepted: false,
      reason: { key: 'ce.talks-over' },
    });
    expect(submit(match, { ...accept, at: talksLength - 1 })).toMatchObject({ accepted: true });
  },
);

scenario(
  'The minute is kept live alone; otherwise the talks last as long as it takes',
  negotiating,
  (table) => {
    table.encounter({ defense: 'blue', ships: 1 }).lay('negotiate', 'negotiate').expectNext('deal', 'red');
    expect([wakesAt(table.match, true), keepsTime(table.match, true)]).toEqual([talksLength, true]);
    expect([wakesAt(table.match, false), keepsTime(table.match, false)]).toEqual([null, false]);
  },
);

scenario('Whoever has made the offer on the table is not waited for', negotiating, (table) => {
  const waitedFor = () =>
    table.match.questions.filter(({ isOptional }) => !isOptional).map(({ seat }) => seat);
  table.encounter({ defense: 'blue', ships: 1 }).lay('negotiate', 'negotiate').expectNext('deal', 'red');
  expect(waitedFor()).toEqual([0, 1]);
  table.offers('blue', { blue: { cards: ['attack-20'] } });
  expect(waitedFor()).toEqual([0]);
});

scenario(
  'Everybody hears that a deal is undone, and nothing is left of the offer',
  { ...negotiating, yellow: { extra: ['quash'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('negotiate', 'negotiate')
      .offers('red', { blue: { random: 1 } })
      .accepts('blue')
      .plays('yellow', 'quash')
      .expectNext('give-up-ships', 'red');
    expect(table.view.encounter?.talks).toBeNull();
    expect(table.events.filter(({ type }) => type === 'dealFailed')).toEqual([
      { type: 'dealFailed', why: 'quashed', seat: null },
    ]);
    expect(table.events.some(({ type }) => type === 'dealMade')).toBe(false);
  },
);

scenario('A deal that is made is no offer any more', negotiating, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .offers('red', { blue: { colony: 'blue-1' } })
    .accepts('blue')
    .expectNext('settle', 'red');
  expect(table.view.encounter?.talks).toBeNull();
  expect(table.events.some(({ type }) => type === 'dealFailed')).toBe(false);
});
