import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import type { Choosing } from '../choosing/choosing.tsx';
import type { CePlace } from '../keys/places.ts';
import { dark, type Light } from './lights.ts';

type LightAt = (place: CePlace) => Light;

const allDark: LightAt = () => dark;

/** How each place looks to the player who is asked. */
export function lightsOf({ prompt }: TableParts<View>, choosing: Choosing): LightAt {
  if (!prompt) return allDark;
  const hasRefusals = (prompt.refused?.length ?? 0) > 0;
  return (place) => {
    const offer = choosing.at(place);
    if (offer) return { state: offer.isChosen ? 'chosen' : 'lit', count: offer.count, most: offer.most };
    return hasRefusals && choosing.whyAt(place) ? { ...dark, state: 'why' } : dark;
  };
}
