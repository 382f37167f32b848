import { reason } from '@starboard/engine';
import type { Title } from '../../content/tech-cards.ts';
import { type FieldId, isTerritory, type TerritoryId, territories } from '../../content/territories.ts';
import { changeBoard } from '../planet/board-update.ts';
import type { AfTable } from '../state/events.ts';
import { discardPower, type Power } from './power.ts';

/** Discarding the card puts a field on the board, or moves it to a different territory. */
export const fieldPower = (title: Title, field: FieldId): Power =>
  discardPower(title, {
    targets: [
      {
        prompt: 'af.ask.field-to',
        params: { field },
        isAny: () => true,
        conceivable: () => territories,
        options: (state) => territories.filter((territory) => state.fields[field] !== territory),
        why: (_state, key) =>
          isTerritory(key) ? reason('af.field-is-there', { field, territory: key }, 'af.rule.fields') : null,
      },
    ],
    apply: (table, [territory]) => moveField(table, field, territory as TerritoryId),
  });

export function moveField(table: AfTable, field: FieldId, to: TerritoryId | null): void {
  changeBoard(table, (state) => {
    table.emit({ type: 'fieldMoved', field, from: state.fields[field], to });
    state.fields[field] = to;
  });
}
