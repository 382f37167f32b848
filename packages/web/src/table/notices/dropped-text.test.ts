import { type Language, languages } from '@starboard/messages';
import type { DroppedRequest } from '@starboard/protocol';
import { describe, expect, test } from 'vitest';
import { names, saidIn } from '../testing/said-in.ts';
import { droppedText } from './dropped-text.ts';

const said = (dropped: DroppedRequest, language: Language = 'en') => {
  const { title, line } = droppedText(dropped);
  return [saidIn(language, title), saidIn(language, line)];
};

const asked = { seats: [0], version: 7 };

describe('a request that came to nothing', () => {
  test('tells who said no, and what follows', () => {
    expect(said({ ...asked, about: 'takeback', by: 2 })).toEqual([
      'Carl does not agree to take the move back',
      'The move stands.',
    ]);
    expect(said({ ...asked, about: 'vote-end', by: 2 })).toEqual([
      'Carl wants to play on',
      'The match goes on.',
    ]);
  });

  test('tells apart who thought better of it, the second of several too', () => {
    expect(said({ ...asked, about: 'takeback', by: 0 })[0]).toBe('Ann no longer asks to take a move back');
    expect(said({ about: 'vote-end', seats: [0, 1], version: 7, by: 1 })[0]).toBe(
      'Bob no longer wants to end the match',
    );
  });

  test('tells why it could not be', () => {
    const why = { key: 'server.takeback.too-late' };
    expect(droppedText({ ...asked, about: 'takeback', why })).toEqual({
      title: { key: 'web.dropped.takeback-lapsed' },
      line: why,
    });
  });

  test.each(languages)('names the same in %s', (language) => {
    for (const about of ['takeback', 'vote-end'] as const)
      for (const by of [0, 1]) expect(said({ ...asked, about, by }, language)[0]).toContain(names[by]);
  });
});
