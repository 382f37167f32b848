import type { Message, Seat } from '@starboard/engine';
import { type AlienId, alienLevels } from '../content/aliens.ts';
import { type Colour, colours } from '../content/colours.ts';
import type { CardType } from '../content/cosmic-cards.ts';
import { type DestinyId, destinyFacts } from '../content/destiny.ts';
import type { TechId } from '../content/technologies.ts';
import type { WindowName } from '../content/windows.ts';
import { genesis, isStarred, parsePlanet, type PlanetKey, unstarred } from '../keys/planets.ts';
import type { Role } from '../rules/state/seats.ts';
import type { EncounterResult, Phase, Side } from '../rules/state/state.ts';

const plain = (key: string): Message => ({ key });

export const seatParam = (seat: Seat): { readonly seat: Seat } => ({ seat });

export const alienName = (alien: AlienId): Message => plain(`ce.alien.${alien}.name`);
export const powerName = (alien: AlienId): Message => plain(`ce.alien.${alien}.power`);
/** The power in a line, and all of it. */
export const powerSummary = (alien: AlienId): Message => plain(`ce.alien.${alien}.summary`);
export const powerText = (alien: AlienId): Message => plain(`ce.alien.${alien}.text`);
export const alienLevel = (alien: AlienId): Message => plain(`ce.level.${alienLevels[alien]}`);

/** The set of aliens with that number, counted from one. */
export const comboName = (number: number): Message => plain(`ce.combo.${number}.name`);

export const techName = (tech: TechId): Message => plain(`ce.technology.${tech}.name`);
/** What the technology does. */
export const techText = (tech: TechId): Message => plain(`ce.technology.${tech}.text`);

export const colourName = (colour: Colour): Message => plain(`ce.colour.${colour}`);
export const cardTypeName = (type: CardType): Message => plain(`ce.type.${type}`);
export const phaseName = (phase: Phase): Message => plain(`ce.phase.${phase}`);
export const windowName = (window: WindowName): Message => plain(`ce.window.${window}`);
/** Who may use something, as its bar says. */
export const roleName = (role: Role): Message => plain(`ce.role.${role}`);
export const dutyName = (use: 'may' | 'must'): Message => plain(`ce.use.${use}`);
export const sideName = (side: Side): Message => plain(`ce.side.${side}`);
export const resultName = (result: EncounterResult): Message => plain(`ce.result.${result}`);

/** `red-3`; planets agree with the word in many languages, so each colour has a text of its own. */
export function planetName(key: PlanetKey): Message {
  if (isStarred(key)) return { key: 'ce.ships.prometheus-at', params: { place: planetName(unstarred(key)) } };
  const planet = parsePlanet(key);
  if (planet === null || planet === genesis) return plain('ce.planet.genesis');
  return { key: `ce.planet.${planet.colour}`, params: { number: planet.number } };
}

export function destinyName(card: DestinyId): Message {
  const facts = destinyFacts(card);
  switch (facts.kind) {
    case 'wild':
      return plain('ce.destiny.wild');
    case 'special':
      return plain(`ce.destiny.${facts.special}`);
    case 'colour':
      return colourName(colours[facts.seat] as Colour);
  }
}
