import type { Next, Procedure, Seat } from '@starboard/engine';
import type { AlienId } from '../../content/aliens.ts';
import type { ArtifactId } from '../../content/cosmic-cards.ts';
import type { WindowName } from '../../content/windows.ts';
import type { CeTable } from '../events.ts';
import type { Role } from '../seats.ts';
import type { State, Use } from '../state.ts';

/** Where an ability comes from decides how it is suppressed and who may answer it. */
export type Source =
  | { readonly kind: 'power'; readonly alien: AlienId }
  | { readonly kind: 'flare'; readonly alien: AlienId; readonly form: 'wild' | 'super' }
  | { readonly kind: 'artifact'; readonly artifact: ArtifactId }
  | { readonly kind: 'reinforcement'; readonly face: string };

/** Something a player may or must do at a named moment. What suppresses it is looked after elsewhere. */
export interface Ability {
  readonly id: string;
  readonly when: WindowName | readonly WindowName[];
  readonly as: Role;
  readonly use: 'may' | 'must';
  /** What else must hold; may look at public facts and the own hand only. */
  if?(state: State, seat: Seat): boolean;
  /** Choices named with the announcement; ends with them, or with nothing to think better of it. */
  readonly asks?: Procedure<{ readonly seat: Seat }>;
  effect(table: CeTable, use: Use): Next<'finish'> | void;
  /** What happens when the use is cancelled. */
  cancelled?(table: CeTable, use: Use): void;
  /** May be used again in the same window of the same encounter. */
  readonly repeats?: true;
  /** Part of the power, but not a use: nobody can answer it. */
  readonly isNoUse?: true;
}

export interface KnownAbility extends Ability {
  readonly source: Source;
}

export const windowsOf = ({ when }: Pick<Ability, 'when'>): readonly WindowName[] =>
  typeof when === 'string' ? [when] : when;
