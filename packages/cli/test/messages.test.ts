import { languages } from '@starboard/messages';
import { catalogueSuite, cataloguesIn } from '@starboard/messages/testing';
import { expect, test } from 'vitest';
import { cataloguesIn as allTextsIn } from '../src/catalogues.ts';
import { boards } from '../src/testing/sitting-at.ts';

for (const [, texts] of cataloguesIn(new URL('../messages/', import.meta.url)))
  catalogueSuite('the command line', texts);

test.each(languages)(
  'everything that is said at the terminal in %s has the same dash between words',
  (language) => {
    const all = allTextsIn(language, boards);
    const dash = all[0]?.['cli.dash'];
    const between = all.flatMap(Object.values<string>).flatMap((text) => text.match(/ [–—] /g) ?? []);
    expect(new Set(between)).toEqual(new Set(language === 'en' ? [] : [` ${dash} `]));
  },
);
