import type { View } from '@starboard/cosmic-encounter';
import { abilityFacts, faceOf, isAbility } from '@starboard/cosmic-encounter/content';
import {
  type OptionKey,
  parseOption,
  planetKey,
  promptName,
  unstarred,
  windowOf,
} from '@starboard/cosmic-encounter/keys';
import type { Seat, Viewer } from '@starboard/engine';

/**
 * Something on the screen that can be lit and pressed, and its `data-place` there. A card is `hand:…` wherever it lies
 * in the viewer's tray: in hand, laid aside, on a sheet of theirs, or shown to them by another player.
 */
export type CePlace =
  | `planet:${number}`
  | `seat:${Seat}`
  | 'warp'
  | `warp:${Seat}`
  | 'gate'
  | 'zone'
  | `hand:${string}`
  | `pile:${'deck' | 'discard' | 'destiny' | 'tech'}`
  | `sheet:${Seat}:${number}`
  | `tech:${Seat}:${number}`;

export const planetPlace = (planet: number): CePlace => `planet:${planet}`;
export const seatPlace = (seat: Seat): CePlace => `seat:${seat}`;
export const warpPlace = (seat: Seat): CePlace => `warp:${seat}`;
export const handPlace = (card: string): CePlace => `hand:${card}`;
export const sheetPlace = (seat: Seat, index: number): CePlace => `sheet:${seat}:${index}`;
export const techPlace = (seat: Seat, index: number): CePlace => `tech:${seat}:${index}`;

/** The card that a place of the tray is; null for every other place. */
export const cardAt = (place: CePlace): string | null =>
  place.startsWith('hand:') ? place.slice('hand:'.length) : null;

/** The seat that a place is; null for every other place. */
export const seatAt = (place: CePlace): Seat | null =>
  place.startsWith('seat:') ? Number(place.slice('seat:'.length)) : null;

/** Which of a player's technologies ships are at, where they research one. */
export const techAt = (place: `tech:${number}`): number => Number(place.slice('tech:'.length));

/** Under this key a number alone is asked for: it has no options of its own. */
export const amountKey = '';

/** All cards the viewer can see in their tray, each by its id. */
export function cardsInTray(view: View, viewer: Viewer): readonly string[] {
  return view.players.flatMap(({ hand, aside, sheets, techs }, seat) => {
    if (seat !== viewer) return [...hand];
    const kept = [...sheets, ...techs].flatMap(({ cards }) => cards);
    return [...hand, ...aside, ...kept].filter((card) => card !== null);
  });
}

/** Where on the screen an option stands; nowhere, if it is a word alone. */
export function placesOf(view: View, viewer: Viewer, prompt: string, key: string): readonly CePlace[] {
  if (key === amountKey) return amountPlaces[promptName(prompt)] ?? [];
  if (windowOf(prompt) && isAbility(key)) return placesOfAbility(view, viewer, key);
  const option = parseOption(unstarred(key));
  return option ? placesOfOption(view, viewer, option) : [];
}

/** What a number is taken from. */
const amountPlaces: Readonly<Record<string, readonly CePlace[]>> = {
  retrieve: ['warp'],
  'ooze-out': ['gate', 'zone'],
};

/** Words that are something to press as well. */
const wordPlaces: Readonly<Record<string, CePlace>> = {
  gate: 'gate',
  zone: 'zone',
  deck: 'pile:deck',
  card: 'pile:deck',
  draw: 'pile:deck',
  'cheat-deck': 'pile:deck',
  'cheat-discard': 'pile:discard',
  ship: 'warp',
  raise: 'warp',
  redraw: 'pile:destiny',
  'draw-tech': 'pile:tech',
};

const numberOf = (view: View, key: string): number =>
  view.planets.findIndex((_, planet) => planetKey(view, planet) === unstarred(key));

function placesOfOption(view: View, viewer: Viewer, option: OptionKey): readonly CePlace[] {
  const { word, seat, planet, planet2, card, tech, destiny, alien, side, count } = option;
  if (planet !== undefined)
    return [planet, ...(planet2 === undefined ? [] : [planet2])].map((key) =>
      planetPlace(numberOf(view, key)),
    );
  // to press a technology is to use or complete it, or to read it: it is given up by its word alone
  if (tech !== undefined) return word === 'abandon' ? [] : placesOfTech(view, seat ?? viewer, tech);
  if (count !== undefined && seat !== undefined) return [techPlace(seat, count - 1)];
  if (card !== undefined) return placesOfCard(view, viewer, card);
  if (seat !== undefined) return [seatPlace(seat)];
  if (destiny !== undefined) return ['pile:destiny'];
  if (alien !== undefined) return placesOfAlien(view, viewer, alien);
  const joined = side ?? word;
  if (joined === 'offense' || joined === 'defense') return placesOfSide(view, joined);
  const place = word === null ? undefined : wordPlaces[word];
  return place ? [place] : [];
}

/** A card of the tray, or one that lies among the discards. */
function placesOfCard(view: View, viewer: Viewer, card: string): readonly CePlace[] {
  if (cardsInTray(view, viewer).includes(card)) return [handPlace(card)];
  return view.discard.some((discarded) => faceOf(discarded) === faceOf(card)) ? ['pile:discard'] : [];
}

function placesOfTech(view: View, seat: Viewer, tech: string): readonly CePlace[] {
  if (seat === 'spectator') return [];
  const index = view.players[seat]?.techs.findIndex((each) => each.tech === tech) ?? -1;
  return index < 0 ? [] : [techPlace(seat, index)];
}

function placesOfAlien(view: View, viewer: Viewer, alien: string): readonly CePlace[] {
  if (viewer === 'spectator') return [];
  const index = view.players[viewer]?.sheets.findIndex((sheet) => sheet.alien === alien) ?? -1;
  return index < 0 ? [] : [sheetPlace(viewer, index)];
}

/** A side is where its ships are, and its main player. */
function placesOfSide({ encounter }: View, side: 'offense' | 'defense'): readonly CePlace[] {
  const seat = encounter?.[side] ?? null;
  return [side === 'offense' ? 'gate' : 'zone', ...(seat === null ? [] : [seatPlace(seat)])];
}

/** What is used: a sheet, a technology, or every copy of a card. */
function placesOfAbility(view: View, viewer: Viewer, ability: string): readonly CePlace[] {
  const { source } = abilityFacts(ability);
  if (source.kind === 'power') return placesOfAlien(view, viewer, source.alien);
  if (source.kind === 'technology') return placesOfTech(view, viewer, source.technology);
  return cardsInTray(view, viewer)
    .filter((card) => isCardOf(card, ability))
    .map(handPlace);
}

/** Whether an ability is one of this card's. */
export function isCardOf(card: string, ability: string): boolean {
  const { source } = abilityFacts(ability);
  const face = faceOf(card);
  if (source.kind === 'artifact') return face === source.artifact;
  if (source.kind === 'reinforcement') return face === source.face;
  return (
    source.kind === 'flare' && (face === `flare-${source.alien}` || face === `flare-${source.alien}-classic`)
  );
}
