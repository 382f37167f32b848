import { playFrom, viewFor } from '@starboard/engine';
import { inEveryLanguage } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { buildPosition, type PositionDescription, projectElite } from '../index.ts';
import type { Event } from '../rules/state/events.ts';
import { catalogues } from '../terminal/catalogues.ts';
import type { View } from '../view/view.ts';
import { optionMessage, projectEliteText as text } from './index.ts';

const inAll = inEveryLanguage({ en: [catalogues.en], ru: [catalogues.ru], uk: [catalogues.uk] });

const lines: readonly (readonly [event: Event, en: string, ru: string, uk: string])[] = [
  [
    { type: 'came', seat: 0, dice: [0, 1, 2], faces: ['M', 'G', 'A'] },
    'Ann rolls: Move, Gun and Alien.',
    'Аня бросает: перемещение, пистолет и пришелец.',
    'Ганна кидає: переміщення, пістолет і прибулець.',
  ],
  [
    { type: 'killed', alien: 12, kind: 'biter', hero: 'kara' },
    'Kara kills Biter 12.',
    'Кара убивает пожирателя 12.',
    'Кара убиває пожирача 12.',
  ],
  [
    { type: 'killed', alien: 3, kind: 'harrier', hero: 'voker' },
    'Voker kills Reanimated Hound.',
    'Вокер убивает Оживлённую гончую.',
    'Вокер убиває Оживлену гончу.',
  ],
  [
    { type: 'hurt', hero: 'quinye', by: 'shooter', damage: 1 },
    'Quinye suffers 1 damage (a shooter).',
    'Кинье получает 1 урон (стрелок).',
    'Кіньє отримує 1 шкоду (стрілець).',
  ],
  [
    { type: 'hurt', hero: 'gerid', by: 'thraex', damage: 2 },
    'Gerid suffers 2 damage (Gladiator).',
    'Герид получает 2 урона (Гладиатор).',
    'Герід отримує 2 шкоди (Гладіатор).',
  ],
  [
    { type: 'shotsCame', hero: 'gerid', card: 'SW02.1', rolled: [2, 5], hits: 1 },
    'Gerid fires Assault Rifle: 2 5. 1 hit.',
    'Герид стреляет, Штурмовая винтовка: 2 5. 1 попадание.',
    'Герід стріляє, Штурмова гвинтівка: 2 5. 1 влучання.',
  ],
  [
    { type: 'swarmRevealed', card: 'SC11' },
    'Swarm card: 2 biters, cluster 1; they act at once.',
    'Карта роя: 2 пожирателя, скопление 1; действуют сразу.',
    'Карта рою: 2 пожирачі, скупчення 1; діють одразу.',
  ],
  [
    { type: 'alienMoved', alien: 7, kind: 'runner', from: 0, to: 16 },
    'Runner 7: A1 to B2.',
    'Преследователь 7: A1 → B2.',
    'Переслідувач 7: A1 → B2.',
  ],
  [
    { type: 'over', cause: 'breach' },
    'An alien has got into the start area. You have lost.',
    'Пришелец прорвался в начальную область. Поражение.',
    'Прибулець прорвався до стартової зони. Поразка.',
  ],
];

test.each(lines)('%j is told well', (event, ...told) => {
  expect(inAll(text.event(event))).toEqual(told);
});

const at = (description: PositionDescription): View =>
  viewFor(playFrom(projectElite, buildPosition(description)), 0).view as View;

const fight = at({
  phase: 'action',
  heroes: {
    gerid: { at: [6, 12], cards: ['BW2', 'SW03'], dice: 'MG-', slots: { SW03: 'G' } },
    kara: { at: [7, 12] },
  },
  aliens: [
    { kind: 'biter', at: [6, 10] },
    { kind: 'naga', at: [7, 10] },
  ],
  acid: [[5, 12]],
});

const said = (act: string, key: string) =>
  inAll(optionMessage({ view: fight, seat: 0 }, `pe.ask.action.${act}`, key));

test('a button says what is done, with what the die shows and where it leads', () => {
  expect(said('roll', 'die:0')[0]).toBe('die 1: Move');
  expect(said('assign', 'assign:0:1:BW2.1:0')).toEqual([
    'Gun (die 2) into Service Carbine',
    'пистолет (кубик 2): Табельный карабин',
    'пістолет (кубик 2): Табельний карабін',
  ]);
  expect(said('assign', 'assign:0:1:SW03.1:1')[0]).toBe(
    'Gun (die 2) into Heavy Machine Gun, slot Gun (locking)',
  );
  expect(said('move', 'move:0:0:186:171')).toEqual(['north, to G12', 'север, на G12', 'північ, на G12']);
  expect(said('move', 'move:0:0:186:185')[0]).toBe('west, to F13 (acid there: 1 damage)');
  expect(said('apply-alien', 'apply-alien:0:1:156:171')[2]).toMatch(
    /^Пожирач 1: G11 → G12, залишиться \d+ крок/,
  );
});

test('the table tells how far aliens have to go, what lies round one’s hero, and what slots hold', () => {
  const told = (text.asText?.(fight, 0) ?? []).flatMap(({ lines: each }) =>
    each.map((line) => inAll(line)[0]),
  );
  expect(told).toContainEqual(expect.stringMatching(/^Biter 1 at G11: \d+ steps? to go$/));
  expect(told).toContainEqual(expect.stringMatching(/^Naga at H11: \d+ steps to go, health 4$/));
  expect(told).toContainEqual(
    expect.stringMatching(/^Gerid: north G12 free, .*east H13 Kara, .*west F13 acid/),
  );
  expect(told).toContainEqual(
    expect.stringMatching(/^Heavy Machine Gun: Gun: Ann, die \d, Gun \(locking\): empty$/),
  );
});
