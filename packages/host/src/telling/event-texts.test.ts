import { expect, test } from 'vitest';
import { EventTexts } from './event-texts.ts';

const played = { type: 'played', card: 7 };
const drawn = { type: 'drawn', card: 9 };
const hidden = () => ({ ...drawn, card: null });

test('everybody gets the text of what they see and nothing else, whoever is asked for before', () => {
  const sights = [[played, drawn], [played, hidden()], [played, hidden()], [played], [], [hidden()], [drawn]];
  for (const first of sights) {
    const texts = new EventTexts([played, drawn]);
    expect(texts.all).toBe(JSON.stringify([played, drawn]));
    expect(texts.of(first)).toBe(JSON.stringify(first));
    for (const seen of sights) expect(texts.of(seen)).toBe(JSON.stringify(seen));
  }
});
