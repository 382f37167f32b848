import type { Message, Viewer } from '@starboard/engine';
import type { Dealing } from './dealing.tsx';

interface Status {
  readonly line: Message;
  /** What follows from it for a talker. */
  readonly next: Message | null;
}

const message = (key: string, params: Message['params'] = {}): Message => ({
  key: `web.ce.deal.${key}`,
  params,
});

/** Whose word it is, in a sentence. */
export function statusOf(dealing: Dealing, viewer: Viewer): Status {
  const { talks, maker, isTalker, isOvertaken, isChanged, near, far, seatOf } = dealing;
  const { version, declined, why } = talks;
  const partner = { seat: seatOf(far) };
  if (isOvertaken) return { line: message('overtaken', { seat: partner, number: version }), next: null };
  if (isChanged) return { line: message('not-sent'), next: null };
  if (maker === null)
    return isTalker ? { line: message('begin'), next: null } : { line: message('nothing-said'), next: null };
  const change = isTalker ? message('change-makes', { number: version + 1 }) : null;
  if (declined !== undefined) {
    const who = { seat: { seat: declined }, who: declined === viewer ? 'me' : 'other' };
    return {
      line: why
        ? message('says-no-because', { ...who, why: { key: `ce.choice.${why}` } })
        : message('says-no', who),
      next: change,
    };
  }
  if (maker === viewer) return { line: message('waits', { seat: partner }), next: change };
  const other = seatOf(maker === seatOf(near) ? far : near);
  return isTalker
    ? { line: message('stands-by', { seat: { seat: maker } }), next: change }
    : { line: message('thinks', { seat: { seat: other } }), next: null };
}
