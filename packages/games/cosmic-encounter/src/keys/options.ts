import type { Seat } from '@starboard/engine';
import { type AlienId, alienIds } from '../content/aliens.ts';
import { type CardType, copiesOf, faceOf } from '../content/cosmic-cards.ts';
import { type DestinyId, isDestiny } from '../content/destiny.ts';
import { type TechId, techIds } from '../content/technologies.ts';
import { isAbility } from '../content/abilities.ts';
import { type CardKind, cardKinds } from '../rules/deal/deal-terms.ts';
import type { Side } from '../rules/state/state.ts';
import { type PlanetKey } from '../keys/planets.ts';
import { parsePlanet } from './planets.ts';

/** The things that a key can name. */
export interface Things {
  readonly seat?: Seat;
  /** Perhaps starred: of the ships there the one that is told apart. */
  readonly planet?: PlanetKey;
  readonly planet2?: PlanetKey;
  readonly alien?: AlienId;
  readonly tech?: TechId;
  readonly destiny?: DestinyId;
  readonly type?: CardType;
  /** One card of the deck, or all that look like it. */
  readonly card?: string;
  readonly ability?: string;
  readonly kind?: CardKind;
  readonly side?: Side;
  /** The how manieth: of a player's technologies that lie face down. */
  readonly count?: number;
}

/** What an option names: perhaps a word, and the things that go with it, in the order in which the key has them. */
export interface OptionKey extends Things {
  /** What is done, as in `re-establish:red-1`; null where a thing is named alone, or several as in `2:red-3`. */
  readonly word: string | null;
}

interface Kind {
  readonly name: keyof Things;
  is(part: string): boolean;
}

const among = (known: readonly string[]) => {
  const names = new Set(known);
  return (part: string) => names.has(part);
};

// an attack or a morph is said as the card; these are types of which there are many cards
const types: readonly CardType[] = ['attack', 'reinforcement', 'artifact', 'flare'];

/** A thing is told by the shape of its part alone; what could be several things is the first of them. */
const kinds: readonly Kind[] = [
  { name: 'seat', is: (part) => /^\d$/.test(part) },
  { name: 'planet', is: (part) => parsePlanet(part) !== null },
  { name: 'alien', is: among(alienIds) },
  { name: 'tech', is: among(techIds) },
  { name: 'destiny', is: isDestiny },
  { name: 'type', is: among(types) },
  { name: 'card', is: (part) => copiesOf(faceOf(part)).length > 0 },
  { name: 'ability', is: isAbility },
  { name: 'kind', is: among(cardKinds) },
];

/** What is a thing only beside a word. */
const besides: readonly Kind[] = [
  { name: 'side', is: among(['offense', 'defense']) },
  { name: 'count', is: (part) => /^#\d+$/.test(part) },
];

/** `drive-out` with a planet and a seat: `drive-out:red-1:2`. */
export function optionKey(option: OptionKey): string {
  let key = option.word ?? '';
  for (const name of Object.keys(option) as (keyof OptionKey)[])
    if (name !== 'word') key += `${key && ':'}${name === 'count' ? '#' : ''}${option[name]}`;
  return key;
}

/** Reads a key that the rules have offered; null when one of its parts is nothing known. */
export function parseOption(key: string): OptionKey | null {
  const parts = key.split(':');
  const [first = ''] = parts;
  const word = kinds.some(({ is }) => is(first)) ? null : first;
  const option: Record<string, unknown> = { word };
  for (const part of word === null ? parts : parts.slice(1)) {
    const kind = [...kinds, ...besides].find(({ is }) => is(part));
    if (!kind) return null;
    option[kind.name in option ? `${kind.name}2` : kind.name] = valueOf(kind.name, part);
  }
  return option as unknown as OptionKey;
}

function valueOf(name: keyof Things, part: string): string | number {
  if (name === 'seat') return Number(part);
  return name === 'count' ? Number(part.slice(1)) : part;
}
