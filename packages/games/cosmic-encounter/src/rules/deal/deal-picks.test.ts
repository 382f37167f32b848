import { expect } from 'vitest';
import { seatOf } from '../../testing/answers.ts';
import { scenario } from '../../testing/index.ts';

const artifacts = {
  red: { hand: ['negotiate', 'quash', 'plague', 'attack-04'] },
  blue: { hand: ['negotiate', 'attack-20'] },
} as const;

const met = { defense: 'blue', ships: 1 } as const;

scenario(
  '[CE-R83] One card of a type: the giver picks it when the deal is carried out',
  artifacts,
  (table) => {
    table
      .encounter(met)
      .lay('negotiate', 'negotiate')
      .offers('blue', { red: { kinds: ['any-artifact'] }, blue: { cards: ['attack-20'] } })
      .accepts('red')
      .expectNext('give', 'red')
      .expectHand('red', 'quash', 'plague', 'attack-04')
      .refuses('red', { 'any-artifact': 'attack-04/1' }, 'engine.unknown-option')
      .answers('red', { 'any-artifact': 'plague/1' })
      .expectNext('second-encounter', 'red')
      .expectHand('red', 'quash', 'attack-04', 'attack-20')
      .expectHand('blue', 'plague');
  },
);

scenario('[CE-R83] It comes besides what is named, and must be there', artifacts, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', { red: { kinds: ['any-flare'] } }, 'ce.card-not-held')
    .refusesOffer('red', { red: { kinds: ['all-artifact', 'any-artifact'] } }, 'ce.card-not-held')
    .refusesOffer('red', { blue: { kinds: ['any-artifact'], random: 1 } }, 'ce.too-few-cards')
    // what the other has is its own affair
    .offers('red', { blue: { kinds: ['any-artifact'] } })
    .refuses('blue', 'accept', 'ce.card-not-held')
    .offers('blue', { red: { cards: ['quash'], kinds: ['any-artifact'], random: 1 } })
    .accepts('red')
    .expectNext('give', 'red')
    .refuses('red', { 'any-artifact': 'quash/1' }, 'engine.unknown-option')
    .answers('red', { 'any-artifact': 'plague/1' })
    .expectTurn('red')
    .expectHand('red')
    .expectHand('blue', 'quash', 'plague', 'attack-04', 'attack-20');
});

scenario('[CE-R83] One of two may be played before that, the last may not', artifacts, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { kinds: ['any-artifact'] } })
    .accepts('blue')
    .plays('red', 'quash')
    .expectResult('deal-failed');
});

scenario(
  '[CE-R84] Who declines changes nothing: the offer stands, and its maker has the word',
  artifacts,
  (table) => {
    table
      .encounter(met)
      .lay('negotiate', 'negotiate')
      .expectNext('deal', 'red')
      .refuses('red', 'decline', 'ce.nothing-to-decline')
      .offers('red', { red: { cards: ['quash'] } })
      .refuses('red', 'decline', 'ce.nothing-to-decline')
      .declinesOffer('blue')
      .refuses('blue', 'decline', 'ce.nothing-to-decline');
    expect(table.events.at(-1)).toEqual({ type: 'dealDeclined', seat: seatOf('blue') });
    expect([table.asked('red')?.isOptional, table.asked('blue')?.isOptional]).toEqual([undefined, true]);
    table.accepts('blue').expectNext('second-encounter', 'red').expectHand('blue', 'attack-20', 'quash');
  },
);

scenario('All see what both would have, without a guess at hidden cards', artifacts, (table) => {
  table.encounter(met).lay('negotiate', 'negotiate').until('deal');
  expect(table.view.encounter?.talks?.preview).toBeNull();
  table.offers('red', {
    red: { kinds: ['all-attack'], random: 1 },
    blue: { cards: ['attack-20'], colony: 'blue-2' },
  });
  const { preview } = table.view.encounter?.talks ?? {};
  expect(preview?.offense).toEqual({
    hand: { least: 1, most: 2 },
    foreignColonies: 1,
    homeColonies: 5,
    inWarp: 0,
    isEnough: false,
  });
  expect(preview?.defense).toMatchObject({ hand: { least: 2, most: 3 }, foreignColonies: 0 });
  for (const colour of ['red', 'blue', 'green'] as const)
    expect(table.viewOf(colour).encounter?.talks?.preview).toEqual(preview);
});

scenario(
  'All see what both have, what each could grant or why not, and what it costs not to agree',
  { ...artifacts, blue: { ...artifacts.blue, ships: { 'blue-1': 0, 'red-2': 2 } } },
  (table) => {
    table
      .encounter({ ...met, on: 'blue-2' })
      .lay('negotiate', 'negotiate')
      .until('deal');
    const { now, grants, lossWithoutDeal } = table.view.encounter?.talks ?? {};
    expect(now?.defense).toMatchObject({
      seat: seatOf('blue'),
      foreignColonies: 1,
      homeColonies: 4,
      inWarp: 0,
    });
    const why = grants?.defense.map(({ planet, why: reason }) => [planet, reason?.key ?? null]);
    expect(why).toEqual([
      ['blue-1', 'ce.no-colony-to-grant'],
      ...['blue-2', 'blue-3', 'blue-4', 'blue-5'].map((planet) => [planet, null]),
      ['red-2', 'ce.colony-there'],
    ]);
    expect(lossWithoutDeal).toEqual({ offense: 3, defense: 3 });
    expect(table.viewOf('green').encounter?.talks).toMatchObject({ now, grants, lossWithoutDeal });
  },
);
