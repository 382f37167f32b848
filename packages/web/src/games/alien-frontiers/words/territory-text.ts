import {
  fieldName,
  fields,
  type TerritoryId,
  territories,
  territoryName,
  type View,
} from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';

/** What each territory is called. */
export const territoryNames = (say: Say): Readonly<Record<TerritoryId, string>> =>
  Object.fromEntries(territories.map((each) => [each, say(territoryName(each))])) as Record<
    TerritoryId,
    string
  >;

/** A territory in a sentence: who controls it, who has settled there, which fields lie on it. */
export function territoryText(territory: TerritoryId, view: View, say: Say): string {
  const { colonies, controller } = view.territories[territory];
  const who =
    controller === null
      ? say('web.af.controlled-by-nobody')
      : say('web.af.controlled-by', { seat: { seat: controller } });
  const settled = colonies.flatMap((count, seat) =>
    count > 0 ? [say('web.af.colonies-of', { seat: { seat }, count })] : [],
  );
  const here = fields
    .filter((field) => view.fields[field] === territory)
    .map((field) => say(fieldName(field)));
  return [`${say(territoryName(territory))}: ${who}`, ...settled, ...here].join(', ');
}
