import { cardName, titleOf, type View } from '@starboard/alien-frontiers';
import { cut, pad, widthOf, wrap } from '../../terminal/layout.ts';
import type { Scene } from '../board.ts';

const shapes = ['●', '■', '▲', '◆'];
const columns = ['points', 'fuel', 'ore', 'ships', 'supply', 'hub'] as const;

/** A line for every player, with the cards as far as they fit and below that where they do not. */
export function playerLines(view: View, scene: Scene): string[] {
  const { say, paint } = scene;
  const gap = scene.width < 100 ? ' ' : '  ';
  const titles = columns.map((column) => say(`cli.alien-frontiers.column.${column}`));
  const called = view.players.map((_, seat) => `${cut(scene.name(seat), 18)}${scene.note(seat)}`);
  const nameWidth = Math.max(...called.map(widthOf));
  const round = pad(` ${say('cli.alien-frontiers.round', { round: view.round })}`, nameWidth + 8);
  const head = `${round}${titles.join(gap)}${gap}${say('cli.alien-frontiers.column.cards')}`;
  const cardsAt = nameWidth + 8 + titles.reduce((sum, title) => sum + widthOf(title + gap), 0);
  const lines = view.players.flatMap((player, seat) => {
    const values = {
      points: String(player.score),
      fuel: String(player.fuel),
      ore: String(player.ore),
      ships: String(6 - player.inStock + (view.relic.owner === seat ? 1 : 0)),
      supply: String(player.supply),
      hub: `${player.hub}/7`,
    };
    const numbers = columns.map((column, index) => {
      const text = values[column].padStart(widthOf(titles[index] as string));
      return column === 'points' ? paint.strong(text) : text;
    });
    const turn = view.turn === seat ? paint.strong('▶') : ' ';
    const who = paint.seat(seat, `${shapes[seat % shapes.length]} `) + scene.letter(seat);
    const cards = player.cards.map((card) => say(cardName(titleOf(card)))).join(', ') || '–';
    const [first = '', ...rest] = wrap(cards, Math.max(20, scene.width - cardsAt));
    return [
      ` ${turn} ${who} ${paint.seat(seat, pad(called[seat] as string, nameWidth))} ${numbers.join(gap)}${gap}${first}`,
      ...rest.map((line) => `${' '.repeat(cardsAt)}${line}`),
    ];
  });
  return [paint.quiet(head), ...lines];
}
