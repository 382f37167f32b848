import {
  alienIds,
  alienLevel,
  alienName,
  allAbilities,
  abilityName,
  basicDeck,
  cardName,
  cardTexts,
  cardTypeName,
  colourName,
  colours,
  comboName,
  combos,
  cosmicEncounter,
  cosmicEncounterText as text,
  destinyName,
  flareCards,
  type Options,
  otherWindows,
  phaseName,
  phaseWindows,
  planetName,
  powerName,
  powerSummary,
  powerText,
  resultName,
  roleName,
  roles,
  sideName,
  tableOption,
  techIds,
  techName,
  techText,
  termsMessages,
  dutyName,
  windowName,
} from '../index.ts';
import { destinyDeck } from '../content/destiny.ts';
import { cardKinds } from '../rules/deal/deal-terms.ts';
import { optionValues } from '../rules/state/options.ts';
import { type Message, randomFrom } from '@starboard/engine';
import { Proofreader, WordWalk } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { catalogues } from '../terminal/catalogues.ts';

const { en, ru, uk } = catalogues;
const reader = new Proofreader({ en: [en], ru: [ru], uk: [uk] });

const nothing = { cards: [], kinds: [], random: 0, colony: null, release: {} };
const offers = [
  { ...nothing },
  { ...nothing, cards: ['morph', 'attack-40'] },
  { ...nothing, random: 99 },
  { ...nothing, colony: 'red-1' },
  { ...nothing, release: { 1: 20 } },
];
/** What a player may point at, on offer or not. */
const anything = [
  ...basicDeck,
  'accept',
  ...offers.map((gift) => ({ offer: { offense: gift, defense: nothing } })),
  ...offers.map((gift) => ({ offer: { offense: nothing, defense: gift } })),
];

const walk = new WordWalk({
  game: cosmicEncounter,
  text,
  reader,
  tried: ({ prompt }, decisions) => (decisions % 50 === 0 || prompt === 'ce.ask.deal' ? anything : []),
  sayMore(_match, { prompt, shape }) {
    if (!('options' in shape)) return;
    const keys = shape.options;
    // copies of a card are the same to every player
    const different = new Set(keys.map((key) => key.split('/')[0])).size;
    const said = new Set(keys.map((key) => reader.read(text.option(prompt, key)))).size;
    if (said < different) reader.note(`${prompt}: ${keys.join(', ')} sound alike`);
  },
});

const optionSets: readonly Partial<Options>[] = [
  { flares: 'unlimited', alienChoice: 'random' },
  { flares: 'unlimited', alienChoice: 'random', edition: '2008' },
  { flares: 'unlimited', alienChoice: 'random', technologies: true },
  { flares: 'unlimited', alienChoice: 'two-flares', hiddenPowers: true, powerTurnover: true, planets: 4 },
  {
    flares: 'unlimited',
    alienChoice: 'random',
    edition: '2008',
    technologies: true,
    filchFlare: 'classic',
    encountersPerTurn: 1,
  },
];

test('everything that happens, is asked, offered or refused in random games has words', () => {
  for (let game = 0; game < 40; game++) {
    const [seed, options = {}] = [`texts-${game}`, optionSets[game % optionSets.length]];
    walk.play({ seats: 3 + (game % 3), seed, options }, randomFrom(seed), 3000);
  }
  expect(walk.decisions).toBeGreaterThan(15_000);
  expect(reader.problems()).toEqual([]);
});

test('every ability and every window has words', () => {
  for (const { id } of allAbilities()) {
    reader.read(abilityName(id));
    reader.read(text.option('ce.ask.regroup.start', id));
    const message = text.event({ type: 'abilityAnnounced', seat: 0, ability: id, card: null, named: null });
    if (message) reader.read(message);
  }
  for (const window of [...phaseWindows, ...otherWindows]) {
    reader.read(windowName(window));
    reader.read(text.prompt(`ce.ask.${window}`, { seat: 1, ability: 'cosmic-zap' }));
  }
  expect(reader.problems()).toEqual([]);
});

test('every name and description has words', () => {
  const ids = <Id>(all: readonly Id[], ...says: readonly ((id: Id) => Message)[]) =>
    all.flatMap((id) => says.map((say) => say(id)));
  const gift = { cards: ['attack-08'], kinds: cardKinds, random: 2, colony: 'red-3', release: { 1: 1 } };
  const messages = [
    ...ids(alienIds, alienName, powerName, powerSummary, powerText, alienLevel),
    ...ids([...basicDeck, ...flareCards], cardName),
    ...[...basicDeck, ...flareCards].flatMap(cardTexts),
    ...ids(
      combos.map((_, index) => index + 1),
      comboName,
    ),
    ...ids(techIds, techName, techText),
    ...ids(destinyDeck(5), destinyName),
    ...ids(colours, colourName),
    ...colours.map((colour) => planetName(`${colour}-5`)),
    ...ids(roles, roleName),
    ...ids(['may', 'must'] as const, dutyName),
    ...ids(['offense', 'defense'] as const, sideName),
    ...ids(['attack', 'negotiate', 'morph', 'reinforcement', 'artifact', 'flare'] as const, cardTypeName),
    ...ids(
      ['start-turn', 'regroup', 'destiny', 'launch', 'alliance', 'planning', 'reveal', 'resolution'] as const,
      phaseName,
    ),
    ...ids(
      [
        'offense-won',
        'defense-won',
        'deal',
        'deal-failed',
        'both-lost',
        're-established',
        'granted',
      ] as const,
      resultName,
    ),
    resultName('called-off'),
    ...termsMessages({ offense: gift, defense: nothing }, 0, 1),
    ...Object.keys(optionValues).flatMap((option) => {
      const { name, about, values } = tableOption(option as keyof Options);
      return [name, about, ...values.map((value) => value.name)];
    }),
    ...['name', 'about'].map((what) => ({ key: `ce.game.${what}` })),
  ];
  for (const message of messages) reader.read(message);
  expect(reader.problems()).toEqual([]);
});
