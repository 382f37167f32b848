import type { Seat } from '@starboard/engine';
import { cut, type Scene, widthOf, wrap } from '@starboard/terminal';
import { cardName, planetKey, planetName, type TechId, techFacts, techName, type View } from '../index.ts';
import { cardsText } from './cards.ts';
import { besideCannon, cardBeside, seatsOf } from './pieces.ts';

type Player = View['players'][number];
type Tech = Player['techs'][number];

/** One line where lines are dear, as many as it takes elsewhere. */
function fitted({ crowding, width }: Scene, text: string, most: number): string[] {
  const lines = wrap(text, width, '  ');
  const isDear = crowding === 'tight' || crowding === 'overfull';
  return isDear && lines.length > most
    ? [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), width)]
    : lines;
}

/** The viewer's own cards and where the decks stand. */
export function handLines(view: View, scene: Scene): string[] {
  const { say, paint, viewer, width } = scene;
  const decks = paint.quiet(
    say('ce.board.decks', {
      deck: view.deckSize,
      discard: view.discard.length,
      destiny: view.destinyLeft,
    }),
  );
  if (viewer === 'spectator') return [decks];
  const { hand = [] } = view.players[viewer] ?? {};
  const own = `${paint.strong(say('ce.board.hand'))} ${cardsText(scene, hand) || say('ce.board.empty-hand')}`;
  const lines = fitted(scene, own, 3);
  const last = lines.at(-1) ?? '';
  return widthOf(`${last}  ${decks}`) <= width
    ? [...lines.slice(0, -1), `${last}  ${decks}`]
    : [...lines, decks];
}

/** Cards of others that are shown just now, cards on sheets, cards laid aside. */
export const seenCardLines = (view: View, scene: Scene): string[] =>
  seatsOf(view)
    .flatMap((seat) => seenOf(view, scene, seat))
    .flatMap((text) => fitted(scene, text, 2));

function seenOf(view: View, scene: Scene, seat: Seat): string[] {
  const { say, letter, viewer } = scene;
  const { hand, handSize, aside, sheets } = view.players[seat] as Player;
  const known = (cards: readonly (string | null)[]) => cards.filter((card) => card !== null);
  const text = (cards: readonly (string | null)[]) =>
    known(cards).length === cards.length
      ? cardsText(scene, known(cards))
      : say('ce.cards', { count: cards.length });
  const line = (what: string, cards: readonly (string | null)[]) =>
    cards.length === 0 ? [] : [`${letter(seat)} ${say(`ce.board.${what}`)} ${text(cards)}`];
  const shown = seat !== viewer && handSize > 0 ? hand : [];
  return [
    ...line('shown', shown),
    ...line('aside', aside),
    ...sheets.flatMap(({ cards }) => line('on-sheet', cards)),
  ];
}

/** Technologies in front of the players: how far they have got, and what is under them. */
export function techLines(view: View, scene: Scene): string[] {
  const { say, letter, paint } = scene;
  const owners = seatsOf(view).filter((seat) => (view.players[seat]?.techs.length ?? 0) > 0);
  if (owners.length === 0) return [];
  const texts = owners.map(
    (seat) =>
      `${letter(seat)} ${(view.players[seat]?.techs ?? []).map((tech) => techText(scene, tech)).join(', ')}`,
  );
  return fitted(scene, `${paint.quiet(say('ce.board.techs'))} ${texts.join('  ')}`, 2);
}

function techText({ say, paint }: Scene, { tech, isFaceUp, ships, cards }: Tech): string {
  const name = tech === null ? '?' : say(techName(tech));
  const under = cards.length > 0 ? ` ▴${cards.length}` : '';
  return isFaceUp
    ? `${paint.strong(name)}${under}`
    : `${name}${tech === null ? '' : ' '}${progress(tech, ships)}${under}`;
}

const progress = (tech: TechId | null, ships: number): string =>
  tech === null ? `(${ships})` : `(${ships}/${techFacts(tech).number})`;

/** What lies beside planets, and ships that are out of the game. */
export function placeLines(view: View, scene: Scene): string[] {
  const { say, letter, width } = scene;
  const planet = (index: number) => planetName(planetKey(view, index));
  const besides = view.planets.flatMap(({ cards }, index) =>
    cards.length === 0
      ? []
      : [say('ce.board.beside', { planet: planet(index), cards: cards.map((card) => cardName(card)) })],
  );
  const beside = besides.length > 0 ? [`${cardBeside} ${besides.join(' · ')}`] : [];
  const cannon =
    (view.cannon?.length ?? 0) > 0
      ? [`${besideCannon} ${say('ce.board.cannon', { planets: (view.cannon ?? []).map(planet) })}`]
      : [];
  const removed = view.players.flatMap((player, seat) =>
    player.removed > 0 ? [`${letter(seat)}${player.removed}`] : [],
  );
  const gone = removed.length > 0 ? [`${say('ce.board.removed')} ${removed.join(' ')}`] : [];
  const notes = [...beside, ...cannon, ...gone];
  return notes.length === 0
    ? []
    : fitted(scene, notes.join('  '), Math.ceil(widthOf(notes.join('  ')) / width));
}
