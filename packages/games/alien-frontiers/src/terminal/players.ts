import { cut, pad, type Scene, widthOf, wrap } from '@starboard/terminal';
import { cardName, titleOf, type View } from '../index.ts';
import { none } from './pieces.ts';

const shapes = ['●', '■', '▲', '◆'];
const columns = ['points', 'fuel', 'ore', 'ships', 'supply', 'hub'] as const;

/** What stands before the name: whose turn it is, a shape, a letter. */
const leadWidth = 8;
const longestName = 18;
/** Narrower than this, cards are not worth a column. */
const leastForCards = 18;

/** A line for every player, with the cards as far as they fit and below that where they do not. */
export function playerLines(view: View, scene: Scene): string[] {
  const { say, paint, width } = scene;
  const gap = width < 100 ? ' ' : '  ';
  const titles = columns.map((column) => say(`af.board.column.${column}`));
  const numbersWidth = titles.reduce((sum, title) => sum + widthOf(title + gap), 0);
  const mostName = Math.min(longestName, width - leadWidth - numbersWidth - widestNote(view, scene));
  const called = view.players.map((_, seat) => `${cut(scene.name(seat), mostName)}${scene.note(seat)}`);
  const nameWidth = Math.max(...called.map(widthOf));
  const cardsAt = nameWidth + leadWidth + numbersWidth;
  const hasColumn = width - cardsAt >= leastForCards;
  const round = pad(` ${say('af.board.round', { round: view.round })}`, nameWidth + leadWidth);
  const head = `${round}${titles.join(gap)}${hasColumn ? `${gap}${say('af.board.column.cards')}` : ''}`;
  const lines = view.players.flatMap((player, seat) => {
    const turn = view.turn === seat ? paint.strong('▶') : ' ';
    const who = paint.seat(seat, `${shapes[seat % shapes.length]} `) + scene.letter(seat);
    const line = ` ${turn} ${who} ${paint.seat(seat, pad(called[seat] as string, nameWidth))} ${numbersOf(view, scene, seat, titles).join(gap)}`;
    const cards = player.cards.map((card) => say(cardName(titleOf(card)))).join(', ');
    if (!hasColumn) return [line, ...cardsBelow(cards, scene, leadWidth)];
    const [first = '', ...rest] = cardsBelow(cards || none, scene, cardsAt);
    return [`${line}${gap}${first.trimStart()}`, ...rest];
  });
  return [paint.quiet(head), ...lines];
}

const widestNote = ({ players }: View, { note }: Scene): number =>
  Math.max(...players.map((_, seat) => widthOf(note(seat))));

function numbersOf(view: View, { paint }: Scene, seat: number, titles: readonly string[]): string[] {
  const player = view.players[seat] as View['players'][number];
  const values = {
    points: String(player.score),
    fuel: String(player.fuel),
    ore: String(player.ore),
    ships: String(6 - player.inStock + (view.relic.owner === seat ? 1 : 0)),
    supply: String(player.supply),
    hub: `${player.hub}/7`,
  };
  return columns.map((column, index) => {
    const text = values[column].padStart(widthOf(titles[index] as string));
    return column === 'points' ? paint.strong(text) : text;
  });
}

/** The cards as lines that begin at a column; only one line where lines are dear. */
function cardsBelow(cards: string, { width, crowding }: Scene, at: number): string[] {
  if (cards === '') return [];
  const room = width - at;
  const isDear = crowding === 'tight' || crowding === 'overfull';
  return (isDear ? [cut(cards, room)] : wrap(cards, room)).map((line) => `${' '.repeat(at)}${line}`);
}
