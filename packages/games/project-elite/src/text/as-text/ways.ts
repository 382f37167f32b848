import type { Message, Viewer } from '@starboard/engine';
import { boardById } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { stepsTo } from '../../board/paths.ts';
import type { View } from '../../view/view.ts';
import { joined, plain } from '../names.ts';
import { heroOf } from '../seats.ts';

/** Says of a place how many steps the viewer's heroes have to go there, figures ignored. */
export type Farther = (place: Message, cell: Cell) => Message;

export function waysOf(view: View, viewer: Viewer): Farther {
  const own = view.heroes.flatMap((hero, index) => {
    if (hero.seat !== viewer || hero.id === null) return [];
    const steps = stepsTo([hero.cell], boardById(view.settings.map).neighbours);
    return [{ hero: heroOf(view, index), steps }];
  });
  if (own.length === 0) return (place) => place;
  return (place, cell) => {
    const ways = own.map(({ hero, steps }) => plain('text.way', { hero, steps: steps[cell] ?? 0 }));
    return plain('text.far', { place, ways: joined(ways) });
  };
}
