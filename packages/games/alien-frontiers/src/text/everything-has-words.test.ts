import {
  alienFrontiers,
  alienFrontiersText as text,
  cardName,
  cardPowers,
  colourName,
  colours,
  type Event,
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
import {
  decisionOf,
  latestEvents,
  type Match,
  type Message,
  pickOne,
  type Question,
  randomFrom,
  type Reason,
  refuse,
  sample,
  startMatch,
  submit,
  viewFor,
} from '@starboard/engine';
import { Proofreader } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { catalogues, texts } from '../testing/catalogues.ts';

const reader = new Proofreader(catalogues);

/** Prompts, reasons and types of events that came up. */
const met = new Set<string>();

function sayReason(reason: Reason): void {
  if (!reason.key.startsWith('af.')) return;
  met.add(reason.key);
  reader.read(text.reason(reason));
  if (reason.rule !== undefined) reader.read({ key: reason.rule });
}

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

function sayQuestion(match: Match, { prompt, params, seat, shape }: Question): void {
  reader.read(text.prompt(prompt, params));
  met.add(prompt);
  const seen = viewFor(match, seat);
  const view = seen.view as View;
  for (const { keys, reason } of seen.prompt?.refused ?? []) {
    for (const key of keys) reader.read(text.option(prompt, key));
    sayReason(reason);
  }
  if (shape.kind === 'amount') reader.read(text.option(prompt, String(shape.max)));
  if (shape.kind === 'split') for (const { key } of shape.slots) reader.read(text.option(prompt, key));
  if (shape.kind !== 'choose' && shape.kind !== 'pick') return;
  for (const key of shape.options) {
    reader.read(text.option(prompt, key));
    const option = parseOption(prompt, key);
    if (option?.is === 'ship') reader.read(shipInView(view, option));
  }
}

function sayRefusals({ prompt, shape }: Question): void {
  for (const key of prompt === 'af.ask.act' ? acts : [...anything, ...acts]) {
    const reason = refuse(shape, shape.kind === 'pick' ? [key] : key);
    if (reason) sayReason(reason);
  }
}

/** The table as it is told in words. */
function sayTable(match: Match): void {
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const { title, lines } of text.asText?.(viewFor(match, viewer).view as View, viewer) ?? [])
      for (const message of [title, ...lines]) reader.read(message);
}

function sayEvents(events: readonly { readonly type: string }[]): void {
  for (const event of events as Event[]) {
    met.add(event.type);
    const message = text.event(event);
    if (message) reader.read(message);
  }
}

const optionSets: readonly Partial<Options>[] = [
  {},
  { hubExcess: 'turn', supply: 'limited', plasmaDiscardBay: 'allowed', forcedPlacement: 'off' },
  { raidAmount: 'exactlyFourOrAll', portCounting: 'groups', plasmaDiscardRule: 'moreThanThree' },
];

test('everything that happens, is asked, offered or refused in random games has words', () => {
  const player = randomFrom('texts');
  let decisions = 0;
  for (let game = 0; game < 12; game++) {
    const settings = {
      seats: 2 + (game % 3),
      seed: `texts-${game}`,
      options: pickOne(player, 'o', optionSets),
    };
    const match = startMatch(alienFrontiers, { ...settings, undo: false });
    sayEvents(latestEvents(match));
    for (let question = match.questions[0]; question; question = match.questions[0]) {
      sayQuestion(match, question);
      if (decisions++ % 7 === 0 || question.prompt !== 'af.ask.act') sayRefusals(question);
      const answer = sample(question.shape, player, 'answer');
      const decision = decisionOf(match, question.seat);
      if (decisions % 50 === 0) sayTable(match);
      const submitted = submit(match, { seat: question.seat, decision, answer });
      if (submitted.accepted) sayEvents(submitted.events);
    }
  }
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
