import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const keywords = [
  { words: 'Пустын* Берроуз*', heading: 'Территории' },
  { words: 'территори*|бонус*', heading: 'Территории' },
  { words: 'поле|поля|полем', heading: 'Поля' },
];

const links = (text: string) =>
  linkedText(text, keywords).flatMap(({ text: word, heading }) => (heading ? [word] : []));

test('words of the rules are found in whatever form a sentence has them', () => {
  expect(links('За колонию на территории: её бонус ваш. Кроме Пустыни Берроуза.')).toEqual([
    'территории',
    'бонус',
    'Пустыни Берроуза',
  ]);
});

test('a word within another word is not one of them', () => {
  expect(links('Корабль получает половину, опоздав к полёту.')).toEqual([]);
});

test('nothing of the sentence is lost, and each word leads to its heading', () => {
  expect(linkedText('Поле лежит.', keywords)).toEqual([
    { text: 'Поле', heading: 'Поля' },
    { text: ' лежит.', heading: null },
  ]);
  expect(linkedText('Ничего.', [])).toEqual([{ text: 'Ничего.', heading: null }]);
});
