import type { View } from '@starboard/cosmic-encounter';
import { planetKey } from '@starboard/cosmic-encounter/keys';
import { destinyName, planetName } from '@starboard/cosmic-encounter/text';
import type { Message, Viewer } from '@starboard/engine';
import { destinyMeaning } from './destiny-note.tsx';
import { type EncounterView, stageOf } from './stage.ts';
import { aftermathWords, verdictWords } from './verdict-words.ts';

/** What the panel of the encounter says at this stage, in a few words. */
export function standingWords(view: View, viewer: Viewer): readonly Message[] {
  const { encounter } = view;
  if (encounter === null) return [];
  switch (stageOf(view)) {
    case 'between':
      return [];
    case 'destiny':
      return encounter.destiny === null ? [] : [destinyName(encounter.destiny), destinyMeaning(encounter)];
    case 'sides':
      return attackWords(view, encounter, viewer);
    case 'cards':
    case 'totals':
      return [...verdictWords(encounter, viewer), ...aftermathWords(view, viewer)];
  }
}

const sum = (ships: readonly number[]): number => ships.reduce((before, count) => before + count, 0);

/** Who attacks what, and how many ships stand against how many. */
function attackWords(view: View, encounter: EncounterView, viewer: Viewer): readonly Message[] {
  const { offense, defense, target, gate, zone } = encounter;
  if (target === null || defense === null) return [];
  const count = sum(gate);
  return [
    {
      key: `web.ce.encounter.${count > 0 ? 'against' : 'attacks'}`,
      params: {
        who: offense === viewer ? 'you' : 'other',
        seat: { seat: offense },
        planet: planetName(planetKey(view, target)),
        count,
        others: sum(zone) + (view.planets[target]?.ships[defense] ?? 0),
      },
    },
  ];
}
