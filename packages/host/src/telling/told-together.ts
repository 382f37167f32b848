import type { HostedMatch } from '../hosted-match.ts';
import type { Entered } from '../taken.ts';
import type { PictureNews } from './news.ts';

/** Entries as they are told where they come together: a seat for which an order answers at once is not asked before. */
export function toldTogether<Each extends Entered>(
  hosted: HostedMatch,
  entries: readonly Each[],
): readonly Each[] {
  let told: Each[] | null = null;
  // asked of all that is told; the first has nothing before it
  for (let at = 1; at < entries.length; at++) {
    if (entries[at]?.taken.entry.by !== 'order') continue;
    told ??= [...entries];
    leaveOutQuestion(hosted, told, at);
  }
  return told ?? entries;
}

/** What the seat's player was told last before the entry at this place does not ask them. */
function leaveOutQuestion(hosted: HostedMatch, told: Entered[], at: number): void {
  const seat = told[at]?.taken.entry.seat ?? null;
  if (seat === null) return;
  const viewer = hosted.indexOf(seat);
  const newsAt = (place: number): PictureNews | null => told[place]?.taken.news[viewer] ?? null;
  let asking = at - 1;
  while (asking >= 0 && !newsAt(asking)) asking--;
  const [earlier, later] = [newsAt(asking), newsAt(at)];
  if (!earlier || !later) return;
  const unasked = earlier.withoutQuestion(seat);
  const put = (place: number, news: PictureNews): void => {
    const each = told[place];
    if (each) told[place] = { ...each, taken: { ...each.taken, news: each.taken.news.with(viewer, news) } };
  };
  put(asking, unasked);
  put(at, later.after(unasked));
}
