import {
  alienFrontiers,
  alienFrontiersText as text,
  cardName,
  cardPowers,
  colourName,
  colours,
  bay,
  facilities,
  facilityEffect,
  facilityName,
  fieldEffect,
  fieldName,
  fields,
  type Options,
  optionValues,
  parseOption,
  shipInView,
  tableOption,
  territories,
  territoryBonus,
  territoryName,
  titles,
  type View,
} from '../index.ts';
import { type Message, pickOne, randomFrom, viewFor } from '@starboard/engine';
import { Proofreader, WordWalk } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { catalogues, texts } from '../testing/catalogues.ts';

const reader = new Proofreader(catalogues);

const ships = [0, 1, 2, 3].flatMap((seat) => [0, 1, 2, 3, 4, 5, 'relic'].map((ship) => `${seat}.${ship}`));
const dice = ['1', '2', '3', '4', '5', '6', '6r', '4t', '3rt'];
const acts = [
  ...facilities.flatMap((facility) =>
    ['1', '6', '6r', '3t', '2+2', '5+5', '4+4+4', '1+2+3', '4+5+6'].map(
      (kinds) => `dock:${facility}:${kinds}`,
    ),
  ),
  ...titles.flatMap((title) => [`claim:${title}`, `use:${title}`, `discard:${title}`]),
  'cycle',
  'launch',
  'trade:1',
  'trade:9',
  'buy-relic',
  'end-turn',
  'resources',
  'card:1:alien-city',
];
/** All that a player may point at, on offer or not. */
const anything = [
  ...territories,
  ...territories.flatMap((territory) => [0, 1, 2, 3].map((seat) => `${territory}/${seat}`)),
  ...titles,
  ...titles.flatMap((title) => [0, 1, 2, 3].map((seat) => `card:${seat}:${title}`)),
  ...fields,
  ...facilities,
  bay,
  ...ships,
  ...dice,
];

const walk = new WordWalk({
  game: alienFrontiers,
  text,
  reader,
  tried({ prompt, shape }, decisions) {
    if (prompt === 'af.ask.act') return decisions % 7 === 0 ? acts : [];
    return [...anything, ...acts].map((key) => (shape.kind === 'pick' ? [key] : key));
  },
  sayMore(match, { prompt, seat, shape }) {
    if (shape.kind === 'amount') reader.read(text.option(prompt, String(shape.max)));
    if (shape.kind !== 'choose' && shape.kind !== 'pick') return;
    for (const option of shape.options.map((key) => parseOption(prompt, key)))
      if (option?.is === 'ship') reader.read(shipInView(viewFor(match, seat).view as View, option));
  },
});

const optionSets: readonly Partial<Options>[] = [
  {},
  { hubExcess: 'turn', supply: 'limited', plasmaDiscardBay: 'allowed', forcedPlacement: 'off' },
  { raidAmount: 'exactlyFourOrAll', portCounting: 'groups', plasmaDiscardRule: 'moreThanThree' },
];

test('everything that happens, is asked, offered or refused in random games has words', () => {
  const player = randomFrom('texts');
  for (let game = 0; game < 12; game++) {
    const options = pickOne(player, 'o', optionSets);
    walk.play({ seats: 2 + (game % 3), seed: `texts-${game}`, options }, player);
  }
  const { met, decisions } = walk;
  expect(decisions).toBeGreaterThan(5000);
  expect(Object.keys(alienFrontiers.sees).filter((type) => !met.has(type))).toEqual([]);
  expect(Object.keys(texts.en).filter((key) => key.startsWith('af.ask.') && !met.has(key))).toEqual([]);
  expect(reader.problems()).toEqual([]);
});

test('every name and description has words', () => {
  const ids = <Id>(all: readonly Id[], ...says: readonly ((id: Id) => Message)[]) =>
    all.flatMap((id) => says.map((say) => say(id)));
  const messages = [
    ...ids(colours, colourName),
    ...ids([...facilities, bay], facilityName, facilityEffect),
    ...ids(territories, territoryName, territoryBonus),
    ...ids(fields, fieldName, fieldEffect),
    ...ids(titles, cardName),
    ...titles.flatMap(cardPowers),
    ...Object.keys(optionValues).flatMap((option) => {
      const { name, about, values } = tableOption(option as keyof Options);
      return [name, about, ...values.map((value) => value.name)];
    }),
    ...['name', 'about'].map((what) => ({ key: `af.game.${what}` })),
  ];
  for (const message of messages) reader.read(message);
  expect(reader.problems()).toEqual([]);
});
