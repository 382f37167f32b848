import { type Message, pickOne, randomFrom, viewFor } from '@starboard/engine';
import { Proofreader, WordWalk } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { directions } from '../board/cells.ts';
import { bossIds } from '../content/bosses.ts';
import { titles } from '../content/equipment.ts';
import { eventNumbers } from '../content/event-cards.ts';
import { heroIds } from '../content/heroes.ts';
import { missionIds } from '../content/missions.ts';
import { swarmCards } from '../content/swarm-cards.ts';
import { swarmKinds } from '../content/swarm.ts';
import { finds } from '../content/tokens.ts';
import { type Options, projectElite } from '../index.ts';
import { keyed, words } from '../rules/commands/index.ts';
import type { Event } from '../rules/state/events.ts';
import { refusalKey, refusals } from '../rules/state/refusals.ts';
import { catalogues } from '../terminal/catalogues.ts';
import type { View } from '../view/view.ts';
import { aboutMessage, choiceMessage } from './choice.ts';
import { optionMessage, projectEliteText as text } from './index.ts';
import { tableOptions } from './table-options.ts';

const reader = new Proofreader({ en: [catalogues.en], ru: [catalogues.ru], uk: [catalogues.uk] });

const walk = new WordWalk({
  game: projectElite,
  text,
  reader,
  pace: 1500,
  tried: () => [],
  sayMore(match, { prompt, seat, shape }) {
    if (shape.kind !== 'open') return;
    const view = viewFor(match, seat).view as View;
    for (const [act, part] of Object.entries(shape.acts ?? {})) {
      reader.read(optionMessage({ view, seat }, prompt, act));
      if (part && 'options' in part)
        for (const key of part.options) reader.read(optionMessage({ view, seat }, `${prompt}.${act}`, key));
    }
  },
});

const optionSets: readonly Partial<Options>[] = missionIds.map((mission, index) => ({
  mission,
  map: index % 2 === 0 ? 'lab' : 'crash',
  difficulty: index % 2 === 0 ? 'nightmare' : 'medium',
  clock: index === 2 ? 'untimed' : 'x1',
}));

test('everything that happens, is asked and offered in random missions has words', () => {
  const player = randomFrom('texts');
  for (let game = 0; game < 6; game++) {
    const options = pickOne(player, 'o', optionSets);
    walk.play({ seats: 1 + (game % 3), seed: `texts-${game}`, options }, player, 350);
  }
  expect(walk.decisions).toBeGreaterThan(1000);
  for (const type of ['came', 'alienMoved', 'spawned', 'assigned']) expect([...walk.met]).toContain(type);
  expect(reader.problems()).toEqual([]);
});

const hero = 'kara';
const cell = 112;

/** One of each event that has several texts, by what tells them apart. */
const events: readonly Event[] = [
  ...(['hold', 'technical'] as const).map((by) => ({ type: 'paused', by, seat: 0 }) as const),
  ...['person', 'away', 'stand-in', 'bot', 'left'].map((by) => ({ type: 'playedBy', seat: 0, by }) as const),
  ...['won', 'breach', 'death', 'rounds', 'left'].map((cause) => ({ type: 'over', cause }) as const),
  ...['mine', 'acid', 'slime', 'D3-1', 'R4'].map((token) => ({ type: 'tokenPlaced', token, cell }) as const),
  ...['T3', 'N4', 'P5.1', 'X2', 'C6'].map((token) => ({ type: 'tokenRemoved', token, cell }) as const),
  ...finds.flatMap((find) =>
    [true, false].map((isOpen) => ({ type: 'found', token: 'N11', find, isOpen }) as const),
  ),
  ...swarmCards.map(({ id }) => ({ type: 'swarmRevealed', card: id }) as const),
  ...[...bossIds, 'all-clear'].map((boss) => ({ type: 'bossRevealed', boss }) as const),
  ...(['displacement', 'acid', 'event', ...swarmKinds, ...bossIds] as const).map(
    (by) => ({ type: 'hurt', hero, by, damage: 1 }) as const,
  ),
  ...[...swarmKinds, ...bossIds].flatMap((kind) => [
    { type: 'killed', alien: 3, kind, hero: null } as const,
    { type: 'killed', alien: 3, kind, hero } as const,
  ]),
  ...eventNumbers.flatMap((no) => [
    { type: 'eventRevealed', no } as const,
    { type: 'eventCompleted', no } as const,
  ]),
  ...[0, 1, 2, 5].map((hits) => ({ type: 'shotsCame', hero, card: 'SW02.1', rolled: [2, 5], hits }) as const),
  ...(['draw', 'take'] as const).map((how) => ({ type: 'searched', hero, how }) as const),
  { type: 'resumed' },
  { type: 'decided', about: 'group', value: 'naga' },
  { type: 'heroChosen', seat: 0, hero },
  { type: 'weaponClaimed', seat: 0, card: 'BW1.1' },
  { type: 'clusterRolled', die: 5, cluster: 3 },
  { type: 'spawned', alien: 3, kind: 'runner', cell },
  { type: 'alienMoved', alien: 3, kind: 'runner', from: cell, to: cell + 15 },
  { type: 'struck', alien: 3, kind: 'naga', damage: 2 },
  { type: 'strengthened', alien: 3, kind: 'naga', health: 3 },
  { type: 'abilityRolled', alien: 3, hero, die: 4 },
  { type: 'heroMoved', hero, from: cell, to: cell + 1 },
  { type: 'heroDisplaced', hero, from: cell, to: cell + 1 },
  { type: 'healed', hero, damage: 2 },
  { type: 'dieLost', hero },
  { type: 'dieRegained', hero },
  { type: 'rolled', seat: 0, dice: [0, 1] },
  { type: 'came', seat: 0, dice: [0, 1], faces: ['M', 'A'] },
  { type: 'assigned', seat: 0, die: 1, to: 'E6' },
  { type: 'takenBack', seat: 0, die: 1 },
  { type: 'fired', hero, card: 'SW02.1', dice: 2 },
  { type: 'used', hero, thing: 'SI01.1' },
  { type: 'used', hero, thing: 'quinye' },
  { type: 'cardsShown', hero, cards: ['SI01.1', 'UP02.1', 'SW02.2'] },
  { type: 'kept', hero, card: 'SI01.1' },
  { type: 'discarded', hero, card: 'SI01.1' },
  { type: 'attached', hero, upgrade: 'UP03.1', weapon: 'SW02.2' },
  { type: 'traded', hero, to: 'voker', things: ['SI01.1', 'D4-2'] },
  { type: 'coordinates', seat: 0 },
];

const acts = [...Object.keys(words), 'roll', ...keyed.map(({ name }) => name)];

test('everything in the box, every command and every refusal has words', () => {
  const messages: readonly Message[] = [
    ...events.flatMap((event) => text.event(event) ?? []),
    ...refusals.map((refusal) => text.reason({ key: refusalKey(refusal) })),
    ...acts.map((act) => text.option('pe.ask.action', act)),
    ...acts.slice(Object.keys(words).length).map((act) => text.prompt(`pe.ask.action.${act}`)),
    ...(text.rules?.() ?? []).flatMap(({ title, lines }) => [title, ...lines]),
    ...tableOptions.flatMap(({ name, about, values }) => [
      name,
      about,
      ...values.flatMap((value) => [value.name, value.about ?? name]),
    ]),
    ...titles.flatMap((title) => text.option('pe.ask.setup.claim-weapon', `claim-weapon:0:${title}.1`)),
    ...heroIds.map((id) => text.option('pe.ask.setup.choose-hero', `choose-hero:0:${id}`)),
    ...['away', 'start', ...directions].map((way) =>
      text.option('pe.ask.planning.set-dodge', `set-dodge:0:${way}`),
    ),
  ];
  const told = new Set<string>([...events.map(({ type }) => type), ...walk.met]);
  expect(Object.keys(projectElite.sees).filter((type) => !told.has(type))).toEqual([]);
  expect(messages.length).toBeGreaterThan(250);
  for (const message of messages) reader.read(message);
  expect(reader.problems()).toEqual([]);
});

test.each([
  ['cluster', '2'],
  ['place', '20'],
  ['push', '20'],
  ['dodge', '20'],
  ['way', '20'],
  ['step', '7-20'],
  ['mover', '7'],
  ['group', 'runner'],
  ['event', '14'],
  ['ahead', '20'],
  ['trap', '20'],
  ['acid', '7-20'],
  ['walker', 'kara'],
  ['walk', '20'],
])('what the team chooses about %s has words', (about, value) => {
  reader.read(aboutMessage(about));
  reader.read(choiceMessage(null, about, value));
  expect(reader.problems()).toEqual([]);
});
