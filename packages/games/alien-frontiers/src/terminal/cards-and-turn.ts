import { type Scene, widthOf, wrap } from '@starboard/terminal';
import { cardName, kindOf, relicIndex, territoryName, titleOf, type View } from '../index.ts';
import { dice } from './pieces.ts';

/** The open cards and the piles; what is left to place, and what the turn has opened so far. */
export function cardAndTurnLines(view: View, scene: Scene): string[] {
  const { width } = scene;
  const piles = pilesOf(view, scene);
  const open = openCards(view, scene);
  const notes = turnNotes(view, scene).join('  ');
  // the piles go wherever there is room, so that they take no line of their own
  if (widthOf(`${open}  ${piles}`) <= width) return [`${open}  ${piles}`, ...wrap(notes, width, '  ')];
  const isDear = scene.crowding === 'tight' || scene.crowding === 'overfull';
  const more = isDear && widthOf(`${notes}  ${piles}`) > width ? notes : `${notes}  ${piles}`;
  return [...wrap(open, width, '  '), ...wrap(more, width, '  ')];
}

/** Card names speak for themselves where there is no room to announce them. */
function openCards({ cards }: View, { say, paint, width }: Scene): string {
  const names = cards.display.map((card) => paint.strong(say(cardName(titleOf(card))))).join(' · ');
  const announced = `${say('af.board.display')} ${names}`;
  return widthOf(announced) <= width ? announced : names;
}

function pilesOf({ cards, stock }: View, { say, paint }: Scene): string {
  const piles = say('af.board.piles', { draw: cards.drawCount, discard: cards.discard.length });
  return paint.quiet(stock ? `${piles}${say('af.board.stock', stock)}` : piles);
}

function turnNotes(view: View, { say, paint }: Scene): string[] {
  const { thisTurn } = view;
  const rolled = (view.players[view.turn]?.hand ?? []).map(({ ship, value }) =>
    kindOf(value, ship === relicIndex, ship === thisTurn.teleported),
  );
  const hand = rolled.length > 0 ? paint.strong(dice(rolled)) : say('af.board.none-unplaced');
  return [
    `${say('af.board.unplaced')} ${hand}`,
    thisTurn.artifactCredit > 0 && say('af.board.credit', { credit: thisTurn.artifactCredit }),
    thisTurn.marketPrice !== null && say('af.board.price', { price: thisTurn.marketPrice }),
    thisTurn.borrowed !== null && say('af.board.borrowed', { territory: territoryName(thisTurn.borrowed) }),
  ].filter((note) => note !== false);
}
