import { expect, test } from 'vitest';
import { linkedText } from '../../../table/dialogs/linked-text.ts';
import { anyEnding } from './keywords.ts';

const isFound = (name: string, text: string): boolean =>
  linkedText(text, [{ words: anyEnding(name), heading: 'rules' }]).some(({ heading }) => heading !== null);

test.each([
  ['Пустыня Берроуза', 'Кроме Пустыни Берроуза.'],
  ['Лунная шахта', 'Первый корабль на Лунной шахте.'],
  ['Орбитальный рынок', 'На Орбитальном рынке.'],
  ['Судоверфь', 'Каждый корабль на Судоверфи.'],
  ['Верф', 'Кожен корабель на Верфі.'],
  ['Форпост рейдерів', 'із Форпосту рейдерів'],
  ['Positron Field', 'Place the Positron Field, or move it.'],
])('“%s” is known in “%s”', (name, text) => {
  expect(isFound(name, text)).toBe(true);
});

test('another name is not taken for it', () => {
  expect(isFound('Пустыня Берроуза', 'Пустоши Лема.')).toBe(false);
});
