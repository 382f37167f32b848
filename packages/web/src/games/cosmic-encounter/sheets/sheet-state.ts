import type { View } from '@starboard/cosmic-encounter';
import { type AlienId, faceOf, flareInGame } from '@starboard/cosmic-encounter/content';
import { ownKey } from '@starboard/cosmic-encounter/keys';
import type { Seat, Viewer } from '@starboard/engine';

type Sheet = View['players'][number]['sheets'][number];

/** How a power stands: it works, was stopped for this encounter, was lost with home colonies, or lies face down. */
export type PowerState = 'works' | 'zapped' | 'lost' | 'hidden';

export function powerState({ encounter }: Pick<View, 'encounter'>, seat: Seat, sheet: Sheet): PowerState {
  if (sheet.isHidden) return 'hidden';
  if (!sheet.isUp) return 'lost';
  const isZapped = sheet.alien !== null && encounter?.zapped.includes(ownKey(seat, sheet.alien));
  return isZapped ? 'zapped' : 'works';
}

/** What a seat is in the encounter. */
export type EncounterRole = 'offense' | 'defense' | 'ally-of-offense' | 'ally-of-defense';

export function encounterRole({ encounter }: Pick<View, 'encounter'>, seat: Seat): EncounterRole | null {
  if (!encounter) return null;
  if (seat === encounter.offense) return 'offense';
  if (seat === encounter.defense) return 'defense';
  const side = encounter.allies[seat] ?? null;
  return side && `ally-of-${side}`;
}

/** Where an alien's flare is, as far as the viewer can see. */
export type FlarePlace =
  | { readonly at: 'none' | 'own' | 'discard' | 'unknown' }
  | { readonly at: 'hand'; readonly seat: Seat };

export function flarePlace(view: View, viewer: Viewer, alien: AlienId): FlarePlace {
  if (view.settings.flares === 'none') return { at: 'none' };
  const face = flareInGame(alien, view.settings);
  const isIt = (card: string | null) => card !== null && faceOf(card) === face;
  const seen = view.players.findIndex(({ hand, known }) => hand.some(isIt) || known.some(isIt));
  if (seen >= 0) return seen === viewer ? { at: 'own' } : { at: 'hand', seat: seen };
  return { at: view.discard.some(isIt) ? 'discard' : 'unknown' };
}
