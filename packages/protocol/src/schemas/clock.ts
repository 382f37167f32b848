import { z } from 'zod';
import type { ClockPreset } from '../clock.ts';

/** A name as short as those of games, options, bots and clocks are. */
export const word = z.string().min(1).max(60);

/** Any word: a node may know other clocks than the presets, and the lobby refuses those that its node does not know. */
export const clock = z.custom<ClockPreset>((given) => word.safeParse(given).success);
