import { facilityName, fieldName, fields, territories, territoryName } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';
import type { Keyword } from '../../../table/table-game.ts';
import { stations } from '../board/place.ts';

const shortWord = 4;

/** A name in the case that a sentence needs it in: the last two letters of a longer word may change. */
export const anyEnding = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${word.length > shortWord ? word.slice(0, -2) : word}*`)
    .join(' ');

/** What the rules tell of: everything by its name, and the words for all of a kind. */
export function keywordsOf(say: Say): readonly Keyword[] {
  const headings = {
    stations: say('web.af.rules.stations'),
    territories: say('web.af.rules.territories'),
    fields: say('web.af.rules.fields'),
  };
  const names = {
    stations: stations.map((each) => say(facilityName(each))),
    territories: territories.map((each) => say(territoryName(each))),
    fields: fields.map((each) => say(fieldName(each))),
  };
  const kinds = ['stations', 'territories', 'fields'] as const;
  return [
    ...kinds.flatMap((kind) =>
      names[kind].map((name) => ({ words: anyEnding(name), heading: headings[kind] })),
    ),
    ...kinds.map((kind) => ({ words: say(`web.af.words.${kind}`), heading: headings[kind] })),
  ];
}
