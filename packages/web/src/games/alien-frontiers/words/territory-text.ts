import { type TerritoryId, territories, territoryName } from '@starboard/alien-frontiers';
import type { Say } from '../../../language/say.ts';

/** What each territory is called. */
export const territoryNames = (say: Say): Readonly<Record<TerritoryId, string>> =>
  Object.fromEntries(territories.map((each) => [each, say(territoryName(each))])) as Record<
    TerritoryId,
    string
  >;
