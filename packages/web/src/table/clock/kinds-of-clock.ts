import { isByMail, isLive } from '@starboard/host';
import { type ClockPreset, clockPresets } from '@starboard/protocol';

/** Whether all players sit at the table and play against it. Without a clock, and by mail, nothing hurries them. */
export const isLiveClock = (clock: ClockPreset): boolean => isLive(clockPresets[clock]);

/** Whether a move may take so long that no player sits and waits for it. */
export function isMailClock(clock: ClockPreset): boolean {
  const pace = clockPresets[clock];
  return pace !== null && isByMail(pace);
}
