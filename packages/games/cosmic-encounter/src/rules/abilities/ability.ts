import type { Procedure, Seat } from '@starboard/engine';
import type { AbilityFacts } from '../../content/abilities.ts';
import type { AlienId } from '../../content/aliens.ts';
import {
  type CardFace,
  type FilchFlare,
  flareFace,
  flareFacesOf,
  flareInGame,
} from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import type { Asking, Decision } from '../asking/asking.ts';
import type { Run } from '../runs.ts';
import type { CeTable } from '../state/events.ts';
import type { Role } from '../state/seats.ts';
import type { State, Use } from '../state/state.ts';

/** Carried out at once, with what was come to before; or a question. An ability has one question at the most. */
export type Effect = Decision | ((table: CeTable, use: Use, result?: unknown) => Run | void);

/** Something a player may or must do at a named moment. What suppresses it is looked after elsewhere. */
export interface Ability extends Omit<AbilityFacts, 'source'> {
  readonly id: string;
  readonly when: WindowName | readonly WindowName[];
  readonly as: Role;
  readonly use: 'may' | 'must';
  /** What else must hold; may look at public facts and the own hand only. */
  if?(state: State, seat: Seat): boolean;
  /**
   * Whether a bot that does not think ahead uses it, where it may; it looks at no more than `if` does. Without this it
   * uses what it can.
   */
  isWise?(state: State, seat: Seat): boolean;
  /** What is named with the announcement; a procedure ends with it, or with nothing to think better of it. */
  readonly asks?: Asking | Procedure<{ readonly seat: Seat }>;
  /** What it does, or leaves to a player to decide. */
  readonly effect?: Effect;
  /** What is done when everything the effect has set going is over. */
  readonly afterwards?: Effect;
  /** What is named is a card of the own, which is shown with the announcement and goes back if nothing takes it. */
  readonly showsCard?: true;
  /** What happens when the use is cancelled. */
  cancelled?(table: CeTable, use: Use): void;
  /** May be used again in the same window of the same encounter. */
  readonly repeats?: true;
  /** Once played it goes on until the encounter ends, whenever its condition holds, and asks no more. */
  readonly lasts?: true;
  /** May be used again for each destiny card drawn. */
  readonly isPerDestinyCard?: true;
  /** May be used again for each thing that happens and can be answered. */
  readonly isPerTrigger?: true;
  /**
   * What all players can see of the condition, for a technology used face down: whether one with so many ships on it
   * might be this.
   */
  couldIf?(state: State, seat: Seat, ships: number): boolean;
  /** Its card is only shown, not played: it is not its player's flare of the encounter. */
  readonly isShown?: true;
  /** Of all that its windows let it answer, these uses alone. */
  readonly answersOnly?: readonly string[];
}

/** What a side of a flare does with the power of its alien. */
export interface WithPower {
  /** It makes a use of this power possible, perhaps a stronger one, which can be zapped; it follows its own effect. */
  readonly usesPower?: string;
  readonly isStronger?: true;
  /** It makes this power stronger until the encounter ends; as it is announced, unless something else is said. */
  readonly strengthens?: string;
}

export interface KnownAbility extends Ability, WithPower {
  readonly source: AbilityFacts['source'];
}

/** The face of the card it takes to use this, if it takes one. */
export function faceOf({ source }: KnownAbility): CardFace | null {
  switch (source.kind) {
    case 'power':
    case 'technology':
      return null;
    case 'flare':
      return flareFace(source.alien);
    case 'artifact':
      return source.artifact;
    case 'reinforcement':
      return source.face;
  }
}

/** The face it takes in this game. */
export const faceInGame = (
  ability: KnownAbility,
  settings: { readonly filchFlare: FilchFlare },
): CardFace | null =>
  ability.source.kind === 'flare' ? flareInGame(ability.source.alien, settings) : faceOf(ability);

/** Every face that will do: of one flare there are two, of which a game has one. */
export const facesOf = (ability: KnownAbility): readonly CardFace[] => {
  const face = faceOf(ability);
  if (face === null) return [];
  return ability.source.kind === 'flare' ? flareFacesOf(ability.source.alien) : [face];
};

/** A sheet among the things that abilities come with, told from cards and technologies. */
export const sheetKey = (alien: AlienId): string => `sheet ${alien}`;

/** The things that will do for it. */
export function thingsOf(ability: KnownAbility): readonly string[] {
  const { source } = ability;
  if (source.kind === 'power') return [sheetKey(source.alien)];
  return source.kind === 'technology' ? [source.technology] : facesOf(ability);
}

export const windowsOf = ({ when }: Pick<Ability, 'when'>): readonly WindowName[] =>
  typeof when === 'string' ? [when] : when;

/** The small procedures it is announced with. */
export const proceduresOf = (abilities: readonly Pick<Ability, 'asks'>[]): Procedure[] =>
  abilities.flatMap(({ asks }) => (asks && typeof asks !== 'function' ? [asks] : []));
