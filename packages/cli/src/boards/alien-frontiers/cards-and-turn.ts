import { cardName, relicIndex, territoryName, titleOf, type View } from '@starboard/alien-frontiers';
import { wrap } from '../../terminal/layout.ts';
import type { Scene } from '../board.ts';
import { dice } from './pieces.ts';

export function cardLines(view: View, { say, width, paint }: Scene): string[] {
  const { display, discard, drawCount } = view.cards;
  const open = display.map((card) => paint.strong(say(cardName(titleOf(card))))).join(' · ');
  const piles = say('cli.alien-frontiers.piles', { draw: drawCount, discard: discard.length });
  const stock = view.stock ? say('cli.alien-frontiers.stock', view.stock) : '';
  return wrap(
    `${say('cli.alien-frontiers.display')} ${open}  ${paint.quiet(`${piles}${stock}`)}`,
    width,
    '  ',
  );
}

/** What is left to place, and what the turn has opened so far. */
export function turnLine(view: View, { say, width, paint }: Scene): string[] {
  const { thisTurn } = view;
  const rolled = (view.players[view.turn]?.hand ?? []).map(({ ship, value }) => {
    const isTeleported = ship === thisTurn.teleported;
    return `${value}${ship === relicIndex ? 'r' : ''}${isTeleported ? 't' : ''}`;
  });
  const notes = [
    thisTurn.artifactCredit > 0 && say('cli.alien-frontiers.credit', { credit: thisTurn.artifactCredit }),
    thisTurn.marketPrice !== null && say('cli.alien-frontiers.price', { price: thisTurn.marketPrice }),
    thisTurn.borrowed !== null &&
      say('cli.alien-frontiers.borrowed', { territory: territoryName(thisTurn.borrowed) }),
  ].filter((note) => note !== false);
  const hand = rolled.length > 0 ? paint.strong(dice(rolled)) : say('cli.alien-frontiers.none-unplaced');
  return wrap([`${say('cli.alien-frontiers.unplaced')} ${hand}`, ...notes].join('  '), width, '  ');
}
