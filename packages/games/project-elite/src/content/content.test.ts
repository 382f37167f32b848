import { expect, test } from 'vitest';
import { bossDeck, bossIds } from './bosses.ts';
import { cardOf, decks, printedCard, titles } from './equipment.ts';
import { eventCard, eventNumbers, slotsInPlay } from './event-cards.ts';
import { heroIds } from './heroes.ts';
import { missionIds, objectivesOf } from './missions.ts';
import { difficulties, presets } from './presets.ts';
import { swarmCards } from './swarm-cards.ts';
import { swarmKinds } from './swarm.ts';
import { findCounts, finds } from './tokens.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('64 pieces of equipment: 8 to begin with, 40 to find, 16 of the aliens', () => {
  expect(Object.values(decks).map(({ length }) => length)).toEqual([8, 40, 16]);
  expect(new Set(Object.values(decks).flat()).size).toBe(64);
  expect(titles).toHaveLength(49);
});

test('the search deck has 16 weapons, 16 items and 8 upgrades', () => {
  const kinds = decks.search.map((card) => cardOf(card).is);
  expect(['weapon', 'item', 'upgrade'].map((is) => kinds.filter((kind) => kind === is).length)).toEqual([
    16, 16, 8,
  ]);
});

/** A letter for each slot, `!` behind those that lock; `1` in front of what is used once. */
const printedItems = {
  SI01: '1H!',
  SI02: 'S!',
  SI03: 'H',
  SI04: 'W!',
  SI05: '1H!',
  SI06: '',
  SI07: '',
  SI08: 'G!',
  SI09: '1S!',
  AT10: 'W',
  AT11: '',
  AT12: 'H!',
  AT13: 'S!',
  AT14: '',
  AT15: '1W!',
  AT16: '',
};

test('items have the slots that they are printed with, and four leave the game', () => {
  const found = titles.flatMap((title) => {
    const card = printedCard(title);
    if (card.is !== 'item') return [];
    const slots = card.slots.map(({ takes, locks }) => takes.join('/') + (locks ? '!' : ''));
    return [[title, (card.isOneUse ? '1' : '') + slots.join('')]];
  });
  expect(Object.fromEntries(found)).toEqual(printedItems);
});

test('30 swarm cards, ten a kind, bring 29 shooters, 32 biters and 29 runners; 18 activate', () => {
  const figures = (kind: string) =>
    sum(swarmCards.filter((card) => card.kind === kind).map(({ count }) => count));
  expect(swarmCards).toHaveLength(30);
  for (const kind of swarmKinds) expect(swarmCards.filter((card) => card.kind === kind)).toHaveLength(10);
  expect(['shooter', 'biter', 'runner'].map(figures)).toEqual([29, 32, 29]);
  expect(swarmCards.filter(({ activates }) => activates)).toHaveLength(18);
});

test('20 boss cards: 8 bosses and 12 without one', () => {
  expect(bossDeck).toHaveLength(20);
  expect(bossIds).toHaveLength(8);
  expect(heroIds).toHaveLength(6);
});

test('25 events, 16 of them lasting with six slots each', () => {
  expect(eventNumbers).toHaveLength(25);
  const lasting = eventNumbers.filter((no) => eventCard(no).is === 'lasting');
  expect(lasting).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  for (const no of lasting) expect(slotsInPlay(no, 6)).toHaveLength(6);
});

test('[PE-070] an event has two slots for one and two players, and one more for each further one', () => {
  const symbols = (players: number) =>
    slotsInPlay(6, players)
      .flatMap(({ takes }) => takes)
      .join('');
  expect([1, 2, 3, 4, 5, 6].map(symbols)).toEqual(['HH', 'HH', 'HHW', 'HHWH', 'HHWHW', 'HHWHWH']);
});

test('every event row has eight cards', () => {
  for (const difficulty of difficulties) expect(sum(Object.values(presets[difficulty].events))).toBe(8);
});

test('ten exploration tokens, and no mission wants more tokens than there are', () => {
  expect(sum(finds.map((find) => findCounts[find]))).toBe(10);
  for (const mission of missionIds)
    for (const map of ['lab', 'crash'] as const)
      for (const players of [1, 2, 3, 4, 5, 6]) {
        const cells = objectivesOf(mission, map, players);
        expect(cells.length).toBeGreaterThan(1);
        expect(new Set(cells).size).toBe(cells.length);
        if (mission === 'demolition') expect(cells).toHaveLength(2 * Math.max(2, players));
        if (mission === 'recon') expect(cells).toHaveLength(Math.max(2, players));
      }
});
