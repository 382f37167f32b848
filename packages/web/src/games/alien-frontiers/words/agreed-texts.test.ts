import en from '@starboard/alien-frontiers/messages/en.json';
import ru from '@starboard/alien-frontiers/messages/ru.json';
import uk from '@starboard/alien-frontiers/messages/uk.json';
import { expect, test } from 'vitest';
import webEn from '../messages/table/en.json';
import webRu from '../messages/table/ru.json';
import webUk from '../messages/table/uk.json';

const languages = [
  ['en', { ...en, ...webEn }, ', unless the table has agreed otherwise.'],
  ['ru', { ...ru, ...webRu }, ', если за столом не решено иначе.'],
  ['uk', { ...uk, ...webUk }, ', якщо за столом не вирішено інакше.'],
] as const;

test.each(languages)('what an option can change is told with that reservation, in %s', (_, texts, unless) => {
  expect(texts['af.card.plasma-cannon.discard']).toContain(unless);
  expect(texts['af.rule.plasma-cannon']).toContain(unless);
  expect(texts['web.af.rules.turn']).toContain(unless);
  expect(texts['web.af.rules.end']).toContain(unless);
});
