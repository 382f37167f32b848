import { type Reason, reason } from '@starboard/engine';
import { RecordTrouble } from '@starboard/host';
import { mostTakebacks } from '@starboard/records';
import { goneBackToBy, type PlayableLog, playOn } from '../../log-work/play-on.ts';
import { tooLate, type Way } from './takebacks.ts';

interface WayBack extends Way {
  /** The latest input there is. */
  readonly last: number;
}

/** The match to go on with when everything after an input is taken back, as JSON; or why that cannot be. */
export async function takeBackTo(
  log: PlayableLog,
  { to, from, last }: WayBack,
): Promise<{ readonly saved: string } | { readonly refused: Reason }> {
  const earlier = await log.entries.takebacks();
  if (earlier.length >= mostTakebacks) return { refused: reason('server.takeback.too-many') };
  const back = new Map(goneBackToBy(earlier)).set(to, last + 1);
  try {
    const player = log.kept.playerBefore(log.game, log.beginning, back, to);
    for await (const { entry } of playOn(log, player, back, last)) {
      // the players had not seen it when they agreed
      if (entry && entry.seq > from && entry.by === 'person') return { refused: tooLate };
    }
    player.play({ takeback: to });
    return { saved: player.moment.saved };
  } catch (error) {
    if (error instanceof RecordTrouble) return { refused: reason('server.takeback.rules-changed') };
    throw error;
  }
}
