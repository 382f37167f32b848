import { isBossId } from '../content/bosses.ts';
import type { EventRecord } from '../rules/records/records.ts';

/** After each spawn phase every boss has three health more, beyond what is printed too. */
export const rampantMutation: EventRecord = {
  no: 14,
  at: 'spawn.end',
  effect(table) {
    for (const alien of table.state.aliens) {
      if (!isBossId(alien.kind)) continue;
      alien.health += 3;
      table.emit({ type: 'strengthened', alien: alien.id, kind: alien.kind, health: 3 });
    }
    return undefined;
  },
};
