import { alienFrontiersText as text, type Event } from '@starboard/alien-frontiers';
import en from '@starboard/alien-frontiers/messages/en.json';
import ru from '@starboard/alien-frontiers/messages/ru.json';
import { type Language, speaker } from '@starboard/messages';
import { expect, test } from 'vitest';
import type { Say } from '../../language/say.ts';
import { markedSeat, markedText } from './marked-text.ts';

const names = ['Ann', 'Bob'];
const say = (language: Language, texts: Readonly<Record<string, string>>): Say => {
  const speaks = speaker(language, [texts], (seat) => markedSeat(names[seat] ?? ''));
  return (message, params) =>
    speaks.say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message);
};

const told = (event: Event, speak: Say) => {
  const message = text.event(event);
  return message ? markedText(message, speak).map(({ text, kind }) => [kind, text]) : [];
};

test('players and places stand out of a sentence', () => {
  expect(told({ type: 'colonyLanded', seat: 0, territory: 'lem-badlands' }, say('en', en))).toEqual([
    ['seat', 'Ann'],
    ['plain', ' lands a colony '],
    ['thing', 'on Lem Badlands'],
    ['plain', '.'],
  ]);
});

test('names stand out wherever the language puts them', () => {
  const event = { type: 'cardStolen', seat: 0, from: 1, card: 'plasma-cannon/1' } as const;
  expect(told(event, say('ru', ru))).toEqual([
    ['seat', 'Ann'],
    ['plain', ' крадёт карту «'],
    ['thing', 'Плазменная пушка'],
    ['plain', '» у игрока '],
    ['seat', 'Bob'],
    ['plain', '.'],
  ]);
});

test('what is only counted does not stand out', () => {
  const kinds = told({ type: 'gained', seat: 1, fuel: 2, ore: 0 }, say('en', en)).map(([kind]) => kind);
  expect(kinds).not.toContain('thing');
});
