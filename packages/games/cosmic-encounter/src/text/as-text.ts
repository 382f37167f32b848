import type { Message, MessageParam, Seat, TextSection, Viewer } from '@starboard/engine';
import { asHeld, type CardId } from '../content/cosmic-cards.ts';
import { planetKey } from '../keys/planets.ts';
import type { SeenCards } from '../rules/state/events.ts';
import type { View } from '../view/view.ts';
import { cardName, cardsParam, cardTexts } from './cards.ts';
import { encounterSection } from './encounter-as-text.ts';
import { alienName, planetName, powerSummary, seatParam, techName } from './names.ts';
import { shipsHere, text } from './pieces-as-text.ts';

type Player = View['players'][number];
type Sheet = Player['sheets'][number];
type Tech = Player['techs'][number];

/** The whole table in sentences: what goes on, the own cards, the players, the planets, the decks. */
export const asText = (view: View, viewer: Viewer): readonly TextSection[] => [
  ...encounterSection(view),
  ...(viewer === 'spectator'
    ? []
    : [{ title: text('hand'), lines: handLines(view.players[viewer]?.hand ?? []) }]),
  {
    title: text('players'),
    lines: view.players.flatMap((player, seat) => playerLines(view, player, seat, viewer)),
  },
  {
    title: text('planets'),
    lines: view.planets.flatMap(({ isDestroyed }, planet) => (isDestroyed ? [] : planetLine(view, planet))),
  },
  { title: text('decks'), lines: deckLines(view) },
];

const handLines = (hand: readonly CardId[]): readonly Message[] =>
  hand.length === 0 ? [{ key: 'ce.board.empty-hand' }] : asHeld(hand).map(cardLine);

/** A card with what it does; attacks, negotiates and morphs say all by their names. */
function cardLine(card: CardId): Message {
  const name = cardName(card);
  const [first, second] = cardTexts(card);
  if (name.key.startsWith('ce.card.') || !first) return name;
  return second ? text('flare', { name, wild: first, super: second }) : text('named', { name, what: first });
}

/** What a player has: a line for that, for each sheet and technology, and for what else lies there. */
export function playerLines(view: View, player: Player, seat: Seat, viewer: Viewer): readonly Message[] {
  const { foreignColonies, handSize, inWarp, sheets, techs, hand, known, aside, removed } = player;
  const of = (what: string, params: Readonly<Record<string, MessageParam>>): Message =>
    text(what, { seat: seatParam(seat), ...params });
  const listed = (what: string, cards: SeenCards): readonly Message[] =>
    cards.length > 0 ? [of(what, { cards: cardsParam(cards) })] : [];
  return [
    of('player', { foreignColonies, needed: view.settings.planets, cards: handSize, warp: inWarp }),
    ...sheets.map((sheet) => sheetLine(view, sheet, seat)),
    ...sheets.flatMap(({ cards }) => listed('on-sheet', cards)),
    ...techs.map((tech) => techLine(tech, seat)),
    ...listed('shown', seat === viewer ? [] : asHeld(hand)),
    ...listed('known', known),
    ...listed('aside', aside),
    ...(removed > 0 ? [of('removed', { count: removed })] : []),
  ];
}

/** An alien with its power in a line, and what has become of it. */
function sheetLine({ encounter }: View, { alien, isHidden, isUp, tokens }: Sheet, seat: Seat): Message {
  const player = seatParam(seat);
  if (alien === null) return text('alien-hidden', { seat: player });
  const isZapped = encounter?.zapped.includes(`${seat}:${alien}`) ?? false;
  const state = isHidden ? 'hidden' : !isUp ? 'lost' : isZapped ? 'zapped' : 'works';
  return text('alien', {
    seat: player,
    alien: alienName(alien),
    power: powerSummary(alien),
    state,
    tokens,
  });
}

export const techLine = ({ tech, ships }: Tech, seat: Seat): Message =>
  tech === null
    ? text('tech-face-down', { seat: seatParam(seat), ships })
    : text('tech', { seat: seatParam(seat), tech: techName(tech), ships });

/** Who has ships on a planet, and what lies beside it. */
export function planetLine(view: View, planet: number): Message {
  const { ships, cards } = view.planets[planet] as View['planets'][number];
  return text('planet', {
    planet: planetName(planetKey(view, planet)),
    ships: shipsHere(ships),
    beside: cards.length,
    cards: cardsParam(cards),
  });
}

const deckLines = ({ deckSize, discard, destinyLeft, settings, techsLeft }: View): readonly Message[] => [
  text('deck', { deck: deckSize, discard: discard.length, destiny: destinyLeft }),
  ...(settings.technologies ? [text('techs-left', { count: techsLeft })] : []),
];
