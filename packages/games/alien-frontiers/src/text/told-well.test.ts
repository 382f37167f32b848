import { reason } from '@starboard/engine';
import { languages } from '@starboard/messages';
import { inEveryLanguage } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { alienFrontiersText as text, type Event } from '../index.ts';
import { catalogues, texts } from '../testing/catalogues.ts';

const inAll = inEveryLanguage(catalogues);

const die = (value: number, ship = 0) => ({ seat: 0, ship, value });

const lines: readonly (readonly [event: Event, en: string, ru: string, uk: string])[] = [
  [
    { type: 'docked', seat: 0, facility: 'solar-converter', ships: [die(3), die(4, 1)] },
    'Ann docks 3 and 4 at the Solar Converter.',
    'Аня стыкует 3 и 4 к Солнечному конвертору.',
    'Ганна стикує 3 і 4 до Сонячного перетворювача.',
  ],
  [
    { type: 'rolled', seat: 0, ships: [die(3), die(4, 1), die(6, 6)] },
    'Ann rolls 3, 4 and 6 (Relic Ship).',
    'Аня бросает кубики: 3, 4 и 6 (реликтовый).',
    'Ганна кидає кубики: 3, 4 і 6 (реліктовий).',
  ],
  [
    { type: 'paid', seat: 1, fuel: 1, ore: 1 },
    'Bob pays 1 fuel and 1 ore.',
    'Боря платит 1 топливо и 1 руду.',
    'Богдан платить 1 паливо і 1 руду.',
  ],
  [
    { type: 'traded', seat: 1, fuel: 6, ore: 2 },
    'Bob trades 6 fuel for 2 ore.',
    'Боря меняет 6 топлива на 2 руды.',
    'Богдан міняє 6 палива на 2 руди.',
  ],
  [
    { type: 'shipMoved', seat: 1, ship: 2, from: 'lunar-mine', to: 'maintenance-bay' },
    'Bob’s ship is sent from the Lunar Mine to the Maintenance Bay.',
    'Корабль игрока Боря отправляется с Лунной шахты в Ремонтный док.',
    'Корабель гравця Богдан вирушає з Місячної копальні в Ремонтний док.',
  ],
  [
    { type: 'shipMoved', seat: 1, ship: 2, from: 'terraforming-station', to: 'stock' },
    'Bob’s ship returns from the Terraforming Station to the stock.',
    'Корабль игрока Боря уходит со Станции терраформирования в запас.',
    'Корабель гравця Богдан повертається зі Станції тераформування у запас.',
  ],
  [
    { type: 'shipMoved', seat: 0, ship: 6, from: 'hand', to: 'maintenance-bay' },
    'Ann parks the Relic Ship in the Maintenance Bay.',
    'Аня отправляет Реликтовый корабль в Ремонтный док.',
    'Ганна відправляє Реліктовий корабель в Ремонтний док.',
  ],
  [
    { type: 'hubAdvanced', seat: 0, circle: 7, excess: 1 },
    'Ann’s colony in the Hub reaches circle 7 of 7. 1 advance is left over.',
    'Аня: колония в Центре колонистов на круге 7 из 7. Остался 1 шаг сверх того.',
    'Ганна: колонія в Центрі колоністів на колі 7 із 7. Лишився 1 зайвий крок.',
  ],
  [
    { type: 'colonyLanded', seat: 0, territory: 'lem-badlands' },
    'Ann lands a colony on Lem Badlands.',
    'Аня высаживает колонию на Пустоши Лема.',
    'Ганна висаджує колонію на Пустища Лема.',
  ],
  [
    { type: 'controlChanged', territory: 'herbert-valley', from: 1, to: 0 },
    'Ann takes control of Herbert Valley from Bob.',
    'Аня перехватывает контроль у игрока Боря: Долина Герберта.',
    'Ганна перехоплює контроль у гравця Богдан: Долина Герберта.',
  ],
  [
    { type: 'cardStolen', seat: 0, from: 1, card: 'plasma-cannon/1' },
    'Ann steals the Plasma Cannon from Bob.',
    'Аня крадёт карту «Плазменная пушка» у игрока Боря.',
    'Ганна краде карту «Плазмова гармата» у гравця Богдан.',
  ],
  [
    { type: 'deckReshuffled', count: 12 },
    'The discard pile is shuffled into a new deck of 12 cards.',
    'Сброс перемешан, в новой колоде 12 карт.',
    'Скид перемішано, у новій колоді 12 карт.',
  ],
  [
    { type: 'fieldMoved', field: 'isolation', from: null, to: 'van-vogt-mountains' },
    'The Isolation Field is placed on Van Vogt Mountains.',
    'Изоляционное поле опускается в Горы Ван Вогта.',
    'Ізоляційне поле опускається в Гори ван Вогта.',
  ],
  [
    { type: 'gameEnded', winners: [0, 1], scores: [9, 9] },
    'The game is over. Ann and Bob share the win! Points: Ann 9 and Bob 9.',
    'Игра окончена. Победу делят Аня и Боря! Очки: Аня — 9 и Боря — 9.',
    'Гру закінчено. Перемогу ділять Ганна і Богдан! Очки: Ганна — 9 і Богдан — 9.',
  ],
];

test.each(lines)('%j is told well', (event, ...told) => {
  expect(inAll(text.event(event))).toEqual(told);
});

test('options name the ships, the Relic Ship and the teleported one among them', () => {
  expect(inAll(text.option('af.ask.act', 'dock:orbital-market:4+4rt'))).toEqual([
    'Dock 4 and 4 (Relic Ship, teleported) at the Orbital Market',
    'Пристыковать 4 и 4 (реликтовый, телепортированный) к Орбитальному рынку',
    'Пристикувати 4 і 4 (реліктовий, телепортований) до Орбітального ринку',
  ]);
  expect(inAll(text.option('af.ask.shoot', '1.relic'))[0]).toBe('Bob’s Relic Ship');
  expect(inAll(text.option('af.ask.swap-first', 'lem-badlands/1'))[1]).toBe('Боря: колония на Пустошах Лема');
  expect(inAll(text.option('af.ask.act', 'trade:5'))[1]).toBe('Обменять топливо на 5 руды');
});

test('whoever places a field is told which', () => {
  expect(inAll(text.prompt('af.ask.field-to', { field: 'repulsor' }))).toEqual([
    'Where does the Repulsor Field go?',
    'На какую территорию поместить Репульсорное поле?',
    'На яку територію покласти Відштовхувальне поле?',
  ]);
});

test('reasons name what their ids stand for', () => {
  expect(inAll(text.reason(reason('af.cannot-pay', { fuel: 2, ore: 0 })))).toEqual([
    'You cannot pay 2 fuel.',
    'Вы не можете заплатить 2 топлива.',
    'Ви не можете заплатити 2 палива.',
  ]);
  expect(inAll(text.reason(reason('af.hub-not-ready', { circle: 0 })))[0]).toBe(
    'You have no colony in the Hub yet.',
  );
  expect(inAll(text.reason(reason('af.hub-not-ready', { circle: 3 })))[2]).toBe(
    'Ваша колонія на колі 3. Стартує вона з кола 7.',
  );
  expect(inAll(text.reason(reason('af.owner-lacks-card', { seat: 1, title: 'data-crystal' })))[0]).toBe(
    'Bob does not have the Data Crystal.',
  );
});

test.each(languages)('how much raiders take is told as this table has agreed, in %s', (language) => {
  const telling = Object.entries(texts[language]).filter(([, said]) => /(up to|до) 4/i.test(said));
  expect(telling.map(([key]) => key)).toEqual(['af.option.raidAmount.upToFour', 'af.rule.raiders-outpost']);
  expect(telling[1]?.[1]).toMatch(/exactly 4|ровно 4|рівно 4/);
});
