import * as bosses from './bosses/index.ts';
import * as events from './events/index.ts';
import * as heroes from './heroes/index.ts';
import * as items from './items/index.ts';
import * as missions from './missions/index.ts';
import type { Records } from './rules/records/registry.ts';

/** Everything in the box that has a rule of its own. */
export const records: Records = {
  heroes: Object.values(heroes),
  items: Object.values(items),
  bosses: Object.values(bosses),
  events: Object.values(events),
  missions: Object.values(missions),
};
