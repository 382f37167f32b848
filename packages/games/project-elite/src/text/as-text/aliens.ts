import type { Message } from '@starboard/engine';
import { isBossId } from '../../content/bosses.ts';
import type { View } from '../../view/view.ts';
import { stepsLeft } from '../choice.ts';
import { alienName, cellName, kindDoes, kindName, plain } from '../names.ts';

/** Every alien, the nearest to the start area first, and what bosses that are there can do. */
export function aliensText(view: View): readonly Message[] {
  const aliens = view.aliens.toSorted((a, b) => stepsLeft(view, a.cell) - stepsLeft(view, b.cell));
  if (aliens.length === 0) return [plain('text.no-aliens')];
  const kinds = [...new Set(aliens.map(({ kind }) => kind))];
  return [
    ...aliens.map((alien) => alienLine(view, alien)),
    ...kinds.map((kind) => plain('text.kind', { kind: kindName(kind), does: kindDoes(kind) })),
  ];
}

/** What an alien is, and how far it has to go. */
export const alienLine = (
  view: View,
  { id, kind, cell, health, isSuppressed }: View['aliens'][number],
): Message =>
  plain(isSuppressed ? 'text.alien-suppressed' : isBossId(kind) ? 'text.boss' : 'text.alien', {
    alien: alienName(id, kind),
    cell: cellName(cell),
    left: stepsLeft(view, cell),
    health,
  });
