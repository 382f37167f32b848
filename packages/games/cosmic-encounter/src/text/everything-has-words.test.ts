import {
  alienIds,
  alienLevel,
  alienName,
  allAbilities,
  abilityName,
  basicDeck,
  cardKinds,
  cardName,
  cardTexts,
  cardTypeName,
  colourName,
  colours,
  comboName,
  combos,
  cosmicEncounter,
  cosmicEncounterText as text,
  destinyDeck,
  destinyName,
  type Event,
  flareCards,
  type Options,
  optionValues,
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
  useName,
  type View,
  windowName,
} from '../index.ts';
import {
  decisionOf,
  eventsFor,
  latestEvents,
  type Match,
  type Message,
  type Question,
  randomFrom,
  type Reason,
  refuse,
  sample,
  type Shape,
  startMatch,
  submit,
  viewFor,
} from '@starboard/engine';
import { Proofreader } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { catalogues } from '../testing/catalogues.ts';

const reader = new Proofreader(catalogues);

/** Prompts, reasons and types of events that came up. */
const met = new Set<string>();

function sayReason(reason: Reason): void {
  if (!reason.key.startsWith('ce.')) return;
  met.add(reason.key);
  reader.read(text.reason(reason));
  if (reason.rule !== undefined) reader.read({ key: reason.rule });
}

/** A question, or a part of one. */
type Asked = Pick<Question, 'prompt' | 'params'> & { readonly shape: Shape };

function sayQuestion({ prompt, params, shape }: Asked): void {
  const inside = (name: string, part: Shape) =>
    sayQuestion({ prompt: `${prompt}.${name}`, shape: part, ...(params && { params }) });
  if (shape.kind === 'form') {
    for (const [name, part] of Object.entries(shape.parts)) {
      // a form within a form is a group of fields, and has a heading
      if (part.kind === 'form') reader.read(text.prompt(`${prompt}.${name}`, params));
      inside(name, part);
    }
    return;
  }
  met.add(prompt);
  reader.read(text.prompt(prompt, params));
  if (shape.kind === 'choose' || shape.kind === 'pick') sayOptions(prompt, shape.options);
  if (shape.kind === 'split')
    sayOptions(
      prompt,
      shape.slots.map(({ key }) => key),
    );
  if (shape.kind !== 'open') return;
  sayOptions(prompt, Object.keys(shape.acts ?? {}));
  for (const [act, part] of Object.entries(shape.acts ?? {})) if (part) inside(act, part);
}

function sayOptions(prompt: string, keys: readonly string[]): void {
  // copies of a card are the same to every player
  const different = new Set(keys.map((key) => key.split('/')[0])).size;
  const said = new Set(keys.map((key) => reader.read(text.option(prompt, key)))).size;
  if (said < different) reader.note(`${prompt}: ${keys.join(', ')} sound alike`);
}

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

function sayRefusals({ shape }: Question): void {
  for (const answer of anything) {
    const reason = refuse(shape, answer);
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
  for (const viewer of [0, 1, 'spectator'] as const) {
    for (const event of eventsFor(cosmicEncounter, events, viewer) as Event[]) {
      met.add(event.type);
      const message = text.event(event);
      if (message) reader.read(message);
    }
  }
}

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

/** Random answers until the game is over, or long enough. */
function walk(seed: string, seats: number, options: Partial<Options>): number {
  const player = randomFrom(seed);
  const match = startMatch(cosmicEncounter, { seats, seed, options, undo: false });
  sayEvents(latestEvents(match));
  let decisions = 0;
  for (let question = match.questions[0]; question && decisions < 3000; question = match.questions[0]) {
    sayQuestion(question);
    if (decisions++ % 50 === 0 || question.prompt === 'ce.ask.deal') sayRefusals(question);
    const answer = sample(question.shape, player, 'answer');
    const decision = decisionOf(match, question.seat);
    if (decisions % 50 === 0) sayTable(match);
    const submitted = submit(match, { seat: question.seat, decision, answer });
    if (submitted.accepted) sayEvents(submitted.events);
  }
  return decisions;
}

test('everything that happens, is asked, offered or refused in random games has words', () => {
  let decisions = 0;
  for (let game = 0; game < 40; game++)
    decisions += walk(`texts-${game}`, 3 + (game % 3), optionSets[game % optionSets.length] ?? {});
  expect(decisions).toBeGreaterThan(15_000);
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
    ...ids(['may', 'must'] as const, useName),
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
