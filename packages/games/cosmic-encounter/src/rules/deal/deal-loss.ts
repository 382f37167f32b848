import type { Seat } from '@starboard/engine';
import type { Encounter } from '../state/state.ts';

/** Ships that talks without a deal cost each main player. */
const usualLoss = 3;

/** How many it costs this one, as powers have changed it. */
export const lossWithoutDeal = ({ dealLoss }: Encounter, seat: Seat): number =>
  Math.max(0, usualLoss + (dealLoss[seat] ?? 0));
