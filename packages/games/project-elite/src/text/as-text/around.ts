import type { Message, Viewer } from '@starboard/engine';
import { boardById, isAdjacent, sees } from '../../board/board.ts';
import { beside, type Cell, directions, distance, nowhere } from '../../board/cells.ts';
import type { View } from '../../view/view.ts';
import { alienAt, figureOn } from '../choice.ts';
import { cellName, directionName, joined, plain } from '../names.ts';
import { heroOf } from '../seats.ts';

/** What the viewer's own heroes have round them, direction by direction, and whom they see. */
export const aroundText = (view: View, viewer: Viewer): readonly Message[] =>
  view.heroes.flatMap((hero, index) => {
    if (hero.seat !== viewer || hero.id === null) return [];
    const ways = directions.map((direction, rank) =>
      plain('around.way', {
        way: directionName(direction),
        what: cellText(view, hero.cell, beside(hero.cell, rank)),
      }),
    );
    return [
      plain('around.hero', { hero: heroOf(view, index), ways: joined(ways) }),
      inSight(view, index, hero.cell),
    ];
  });

function cellText(view: View, from: Cell, cell: Cell): Message {
  const board = boardById(view.settings.map);
  if (cell === nowhere || !board.isOpen[cell]) return plain('around.blocked');
  if (!isAdjacent(board, from, cell)) return plain('around.wall');
  const figure = figureOn(view, cell);
  const params = { cell: cellName(cell) };
  if (figure) return plain('around.figure', { ...params, figure });
  return plain(view.ground.acid.includes(cell) ? 'around.acid' : 'around.free', params);
}

/** Aliens in line of sight, the nearest first. */
function inSight(view: View, index: number, from: Cell): Message {
  const board = boardById(view.settings.map);
  const seen = view.aliens
    .filter(({ cell }) => sees(board, from, cell))
    .toSorted((a, b) => distance(from, a.cell) - distance(from, b.cell));
  const hero = heroOf(view, index);
  if (seen.length === 0) return plain('around.sees-none', { hero });
  const aliens = seen.map(({ id, cell }) =>
    plain('around.seen', { alien: alienAt(view, id), range: distance(from, cell) }),
  );
  return plain('around.sees', { hero, aliens: joined(aliens, 'then') });
}
