import '../game.ts';
import { allAbilities } from '../rules/abilities/registry.ts';

/** Everything that can be used or played, and what kind of thing it is. */
export const cosmicAbilities = (): { readonly id: string; readonly kind: string }[] =>
  allAbilities().map(({ id, isNoUse, source }) => ({ id, kind: isNoUse ? 'no use' : source.kind }));
