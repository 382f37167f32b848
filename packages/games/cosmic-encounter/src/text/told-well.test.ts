import { reason } from '@starboard/engine';
import { inEveryLanguage } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { cosmicEncounterText as text, type Event, termsMessages } from '../index.ts';
import { catalogues } from '../terminal/catalogues.ts';

const { en, ru, uk } = catalogues;
const inAll = inEveryLanguage({ en: [en], ru: [ru], uk: [uk] });

const lines: readonly (readonly [event: Event, en: string, ru: string, uk: string])[] = [
  [
    { type: 'encounterStarted', seat: 0, number: 1 },
    'Encounter 1. Offense: Ann.',
    'Контакт 1. Агрессор: Аня.',
    'Контакт 1. Нападник: Ганна.',
  ],
  [{ type: 'destinyDrawn', card: 'colour-1/2' }, 'Destiny: Blue.', 'Судьба: Синий.', 'Доля: Синій.'],
  [
    { type: 'shipsSent', seat: 0, side: 'offense', from: { 'red-1': 2, 'red-3': 1, 'red-4': 0 } },
    'Ann sends ships to the gate: Red 1 (2 ships) and Red 3 (1 ship).',
    'Аня отправляет корабли на врата: Красная 1 (2 корабля) и Красная 3 (1 корабль).',
    'Ганна відсилає кораблі на врата: Червона 1 (2 кораблі) і Червона 3 (1 корабель).',
  ],
  [
    { type: 'alliesInvited', side: 'defense', seats: [0, 1] },
    'The defense invites Ann and Bob.',
    'Защитник зовёт в союзники: Аня и Боря.',
    'Захисник кличе в союзники: Ганна і Богдан.',
  ],
  [
    { type: 'cardsRevealed', offense: 'attack-08/1', defense: 'attack-10/1' },
    'The cards are revealed. Offense: Attack 08. Defense: Attack 10.',
    'Карты раскрыты. Агрессор: Атака 08. Защитник: Атака 10.',
    'Карти відкрито. Нападник: Атака 08. Захисник: Атака 10.',
  ],
  [
    { type: 'cardsRevealed', offense: 'attack-08/1', defense: null },
    'The offense shows Attack 08.',
    'Агрессор показывает карту «Атака 08».',
    'Нападник показує карту «Атака 08».',
  ],
  [
    { type: 'abilityAnnounced', seat: 1, ability: 'zombie.immortality', card: null, named: null },
    'Bob uses Immortality (Zombie).',
    'Боря использует способность «Бессмертие» (Зомби).',
    'Богдан використовує силу «Безсмертя» (Зомбі).',
  ],
  [
    { type: 'abilityAnnounced', seat: 1, ability: 'healer.wild', card: 'flare-healer/1', named: null },
    'Bob plays the Healer flare: wild.',
    'Боря играет вспышку «Целитель»: свойство-джокер.',
    'Богдан грає особливість «Цілитель»: універсальна властивість.',
  ],
  [
    { type: 'abilityCancelled', seat: 1, ability: 'plague' },
    'No effect: Plague.',
    'Не срабатывает: карта «Бедствие».',
    'Не спрацьовує: карта «Пошесть».',
  ],
  [
    { type: 'shipsLost', seat: 0, count: 5 },
    'Ann loses 5 ships to the warp.',
    'Аня отправляет в варп 5 кораблей.',
    'Ганна відправляє у викривлення 5 кораблів.',
  ],
  [
    { type: 'cardsDrawn', seat: 0, cards: ['attack-08/2', 'reinforcement-3/1', 'negotiate/4'] },
    'Ann draws Attack 08, Reinforcement +3 and Negotiate.',
    'Аня берёт из колоды: Атака 08, Подкрепление +3 и Переговоры.',
    'Ганна бере з колоди: Атака 08, Підкріплення +3 і Перемовини.',
  ],
  [
    { type: 'cardsTaken', seat: 0, from: 1, cards: [null, null, null] },
    'Ann takes 3 cards from Bob.',
    'Аня получает от игрока Боря: 3 карты.',
    'Ганна отримує від гравця Богдан: 3 карти.',
  ],
  [
    {
      type: 'totalsCompared',
      offense: 19,
      defense: 13,
      parts: {
        offense: { card: 10, ships: 1, allies: 3, reinforcements: 2, effects: 3 },
        defense: { card: 12, ships: 2, allies: 0, reinforcements: 0, effects: -1 },
      },
    },
    'Offense: card 10 + ships 1 + allies 3 + reinforcements 2 + effects 3 = 19. Defense: card 12 + ships 2 − effects 1 = 13.',
    'Агрессор: карта 10 + корабли 1 + союзники 3 + подкрепления 2 + эффекты 3 = 19. Защитник: карта 12 + корабли 2 − эффекты 1 = 13.',
    'Нападник: карта 10 + кораблі 1 + союзники 3 + підкріплення 2 + ефекти 3 = 19. Захисник: карта 12 + кораблі 2 − ефекти 1 = 13.',
  ],
  [
    { type: 'encounterEnded', result: 'deal' },
    'The encounter ends in a deal.',
    'Контакт заканчивается сделкой.',
    'Контакт завершується угодою.',
  ],
  [
    { type: 'gameEnded', winners: [0, 1] },
    'The game is over. Ann and Bob win together!',
    'Игра окончена. Вместе побеждают Аня и Боря!',
    'Гру закінчено. Разом перемагають Ганна і Богдан!',
  ],
];

test.each(lines)('%j is told well', (event, ...told) => {
  expect(inAll(text.event(event))).toEqual(told);
});

test('what is named with a use is told with it', () => {
  const named = { prompt: 'ce.ask.plague', choices: '0' };
  expect(
    inAll(text.event({ type: 'abilityAnnounced', seat: 1, ability: 'plague', card: 'plague/1', named })),
  ).toEqual([
    'Bob plays Plague. Chosen: Ann.',
    'Боря играет карту «Бедствие». Выбор: Аня.',
    'Богдан грає карту «Пошесть». Вибір: Ганна.',
  ]);
});

test('nothing is told of no cards at all', () => {
  expect(text.event({ type: 'cardsDrawn', seat: 0, cards: [] })).toBeNull();
});

test('a question in answer to something says to what', () => {
  expect(inAll(text.prompt('ce.ask.react.power-use', { seat: 1, ability: 'clone.replicate' }))).toEqual([
    'Bob uses Replicate (Clone). Will you answer?',
    'Боря использует: способность «Дупликация» (Клон). Ответите?',
    'Богдан використовує: сила «Копіювання» (Клонеса). Відповісте?',
  ]);
});

const options: readonly (readonly [prompt: string, key: string, en: string, ru: string, uk: string])[] = [
  ['invite', '1', 'Bob', 'Боря', 'Богдан'],
  ['aim', 'blue-3', 'Blue 3', 'Синяя 3', 'Синя 3'],
  ['select', 'attack-40/1', 'Attack 40', 'Атака 40', 'Атака 40'],
  ['ally', 'join:defense', 'Join the defense', 'Помочь защитнику', 'Допомогти захисникові'],
  [
    'destiny',
    'drive-out:red-1:1',
    'Drive Bob out of Red 1',
    'Выбить колонию с планеты Красная 1: Боря',
    'Вибити колонію з планети Червона 1: Богдан',
  ],
  ['give-up-ships', 'gate', 'The gate', 'Врата', 'Врата'],
  [
    'react.power-use',
    'cosmic-zap',
    'Play Cosmic Zap',
    'Сыграть карту «Космическая заморозка»',
    'Зіграти карту «Космічний залп»',
  ],
  ['regroup.start', 'pass', 'Pass', 'Пропустить', 'Пропустити'],
];

test.each(options)('%s: %s is offered as a player would say it', (prompt, key, ...said) => {
  expect(inAll(text.option(`ce.ask.${prompt}`, key))).toEqual(said);
});

test('a deal is read out, and so is why there is none', () => {
  const nothing = { cards: [], kinds: [], random: 0, colony: null, release: {} };
  const [given, taken] = termsMessages(
    { offense: { ...nothing, random: 2, colony: 'red-3' }, defense: nothing },
    0,
    1,
  );
  expect(inAll(given ?? null)).toEqual([
    'Ann gives: 2 random cards and a colony on Red 3.',
    'Аня отдаёт: 2 случайные карты и колония на планете Красная 3.',
    'Ганна віддає: 2 випадкові карти і колонія на планеті Червона 3.',
  ]);
  expect(inAll(taken ?? null)[0]).toBe('Bob gives nothing.');
  expect(inAll(text.reason(reason('ce.too-few-cards', { seat: 1 })))[1]).toBe(
    'Боря: столько карт на руке нет.',
  );
});
