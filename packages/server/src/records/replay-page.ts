import { isToldAlike, type PageWish, RecordTrouble, Retelling } from '@starboard/host';
import { goneBackToBy, type PlayableLog, type PlayedEntry, playOn } from '../log-work/play-on.ts';

/**
 * Steps of a match that is over, as the text of a JSON list. What happened comes from what was told then; the
 * pictures come from playing it again, and only as far as that tells the same.
 */
export async function replaySteps(log: PlayableLog, wish: PageWish): Promise<string> {
  const { from, to } = wish;
  if (to <= from) return '[]';
  const first = Math.max(from, 1);
  const stored = to > first ? await log.entries.after(first - 1, to - first) : [];
  const retelling = new Retelling(wish);
  // what the start told is not stored: the first entry has to vouch for it
  for await (const played of toldAlike(log, { from, to: Math.max(to - 1, 1) })) retelling.add(played);
  const vouched = log.kept.differsAt === 1 ? new Retelling(wish) : retelling;
  return vouched.textOf(log.game, stored);
}

/** Plays a match again as long as that tells what was told then. */
async function* toldAlike(
  log: PlayableLog,
  { from, to }: { readonly from: number; readonly to: number },
): AsyncGenerator<PlayedEntry, void, void> {
  const { game, beginning, kept } = log;
  if (kept.differsAt !== null && kept.differsAt <= from) return;
  let latest = 0;
  const isRight = (played: PlayedEntry): boolean => {
    const { events, entry } = played;
    if (entry === null || isToldAlike(events, entry.events)) return true;
    kept.differsAt = played.number;
    return false;
  };
  // the match is over, so its log stays as it is
  kept.goneBackTo ??= goneBackToBy(await log.entries.takebacks());
  try {
    const player = kept.playerBefore(game, beginning, kept.goneBackTo, from);
    for await (const played of playOn(log, player, kept.goneBackTo, to, isRight)) {
      latest = played.number;
      yield played;
    }
  } catch (error) {
    // today's rules refuse what was played then, or fail over it
    if (!(error instanceof RecordTrouble)) throw error;
    kept.differsAt = latest + 1;
  }
}
