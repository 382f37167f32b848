import gameEn from '@starboard/alien-frontiers/messages/en.json';
import gameRu from '@starboard/alien-frontiers/messages/ru.json';
import gameUk from '@starboard/alien-frontiers/messages/uk.json';
import { compileCatalogue, compiledSpeaker, type Language } from '@starboard/messages';
import { expect, test } from 'vitest';
import en from '../messages/table/en.json';
import ru from '../messages/table/ru.json';
import uk from '../messages/table/uk.json';
import type { Say } from '../../../language/say.ts';
import { spokenSigns } from './spoken-signs.ts';

const texts = { en: [en, gameEn], ru: [ru, gameRu], uk: [uk, gameUk] };

/** Speaks as the table does. */
function sayIn(language: Language): Say {
  const speaker = compiledSpeaker(language, texts[language].map(compileCatalogue), String);
  return (message, params) =>
    speaker.say(typeof message === 'string' ? { key: message, ...(params && { params }) } : message);
}

test.each([
  ['en', 3, 5, 'Give back 3 fuel and 5 ore'],
  ['ru', 3, 5, 'Вернуть 3 топлива и 5 руды'],
  ['ru', 1, 1, 'Вернуть 1 топливо и 1 руду'],
  ['uk', 5, 0, 'Повернути 5 палива'],
  ['uk', 0, 1, 'Повернути 1 руду'],
] as const)('in %s tokens are counted as its speakers count: %i and %i', (language, fuel, ore, heard) => {
  const say = sayIn(language);
  expect(spokenSigns(say('web.af.give-back', { fuel, ore }), say).trim()).toBe(heard);
});

test.each([
  ['en', 1, 1, 'needs 1 fuel and 1 ore'],
  ['ru', 1, 1, 'стоит 1 топливо и 1 руду'],
  ['ru', 0, 3, 'стоит 3 руды'],
  ['uk', 1, 1, 'коштує 1 паливо і 1 руду'],
  ['uk', 2, 0, 'коштує 2 палива'],
] as const)('in %s a station says what it costs: %i and %i', (language, fuel, ore, heard) => {
  const say = sayIn(language);
  expect(spokenSigns(say('web.af.short.cannot-pay', { fuel, ore }), say).trim()).toBe(heard);
});

test.each([
  ['en', 1, 'Trade 1 fuel for 1 ore, so many times:'],
  ['ru', 1, 'Менять 1 топливо на 1 руду, столько раз:'],
  ['ru', 3, 'Менять 3 топлива на 1 руду, столько раз:'],
  ['uk', 1, 'Міняти 1 паливо на 1 руду, стільки разів:'],
  ['uk', 6, 'Міняти 6 палива на 1 руду, стільки разів:'],
] as const)('in %s so does the Market, at a price of %i', (language, price, heard) => {
  expect(sayIn(language)('web.af.trade', { price })).toBe(heard);
});

test('signs without a number are named', () => {
  const say = sayIn('en');
  expect(spokenSigns('pair, [fuel] [ore] [to] new ship', say)).toBe('pair, fuel ore gives new ship');
});
