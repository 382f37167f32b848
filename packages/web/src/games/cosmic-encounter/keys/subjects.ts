import type { View } from '@starboard/cosmic-encounter';
import {
  abilityFacts,
  type AlienId,
  alienIds,
  type DestinyId,
  faceOf,
  flareInGame,
  isAbility,
  isDestiny,
  type TechId,
  techIds,
} from '@starboard/cosmic-encounter/content';
import { isCard } from '@starboard/cosmic-encounter/text';
import type { Seat } from '@starboard/engine';
import { type OpenPile, openCards, openPiles } from './piles.ts';

/** Something that can be read. A sheet or technology that no player has in front of them is at no seat. */
export type Subject =
  | {
      readonly is: 'alien';
      readonly alien: AlienId | null;
      readonly seat: Seat | null;
      readonly index: number;
    }
  | { readonly is: 'tech'; readonly tech: TechId | null; readonly seat: Seat | null; readonly index: number }
  | { readonly is: 'card'; readonly face: string }
  | { readonly is: 'pile'; readonly pile: OpenPile }
  | { readonly is: 'destiny'; readonly card: DestinyId };

// What `parts.read` is given: places as they are (`sheet:1:0`, `tech:1:0`, `hand:attack-08/3`, `pile:discard`), and things by name.
export const alienSubject = (alien: AlienId): string => `alien:${alien}`;
export const cardSubject = (card: string): string => `card:${card}`;
export const techSubject = (tech: TechId): string => `technology:${tech}`;
export const destinySubject = (card: DestinyId): string => `destiny:${card}`;
/** A power, a side of a flare, a card or a technology by what is used of it. */
export const abilitySubject = (ability: string): string => `ability:${ability}`;

/** What is meant; null when it is nothing that could be read. */
export function readSubject(subject: string, view: View): Subject | null {
  const [kind = '', ...rest] = subject.split(':');
  const named = rest.join(':');
  switch (kind) {
    case 'sheet':
      return sheetAt(view, Number(rest[0]), Number(rest[1]));
    case 'tech':
      return techAt(view, Number(rest[0]), Number(rest[1]));
    case 'alien':
      return alienNamed(view, named);
    case 'technology':
      return techNamed(view, named);
    case 'card':
    case 'hand':
      return isCard(named) ? { is: 'card', face: faceOf(named) } : null;
    case 'destiny':
      return isDestiny(named) ? { is: 'destiny', card: named } : null;
    case 'pile':
      return pileNamed(view, named);
    case 'ability':
      return isAbility(named) ? withAbility(view, named) : null;
    default:
      return null;
  }
}

/** A pile that has open cards. */
function pileNamed(view: View, named: string): Subject | null {
  const pile = openPiles.find((each) => each === named);
  return pile && openCards(view, pile).length > 0 ? { is: 'pile', pile } : null;
}

function sheetAt({ players }: View, seat: Seat, index: number): Subject | null {
  const sheet = players[seat]?.sheets[index];
  return sheet ? { is: 'alien', alien: sheet.alien, seat, index } : null;
}

function techAt({ players }: View, seat: Seat, index: number): Subject | null {
  const tech = players[seat]?.techs[index];
  return tech ? { is: 'tech', tech: tech.tech, seat, index } : null;
}

/** In front of the player who has it, if any has. */
function alienNamed({ players }: View, named: string): Subject | null {
  const alien = alienIds.find((each) => each === named);
  if (!alien) return null;
  for (const [seat, { sheets }] of players.entries()) {
    const index = sheets.findIndex((sheet) => sheet.alien === alien);
    if (index >= 0) return { is: 'alien', alien, seat, index };
  }
  return { is: 'alien', alien, seat: null, index: 0 };
}

function techNamed({ players }: View, named: string): Subject | null {
  const tech = techIds.find((each) => each === named);
  if (!tech) return null;
  for (const [seat, { techs }] of players.entries()) {
    const index = techs.findIndex((each) => each.tech === tech);
    if (index >= 0) return { is: 'tech', tech, seat, index };
  }
  return { is: 'tech', tech, seat: null, index: 0 };
}

function withAbility(view: View, ability: string): Subject | null {
  const { source } = abilityFacts(ability);
  switch (source.kind) {
    case 'power':
      return alienNamed(view, source.alien);
    case 'technology':
      return techNamed(view, source.technology);
    case 'flare':
      return { is: 'card', face: flareInGame(source.alien, view.settings) };
    case 'artifact':
      return { is: 'card', face: source.artifact };
    case 'reinforcement':
      return { is: 'card', face: source.face };
  }
}
