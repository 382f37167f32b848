import { onLaidOut } from '../../design/browser/on-laid-out.ts';

/** How far from its end a player may have scrolled a list and still mean the end. */
const slack = 24;

/**
 * As a `ref` of a list that scrolls: a player at its end stays there when it gets longer, or more or less room.
 * `tell` hears when they have left the end, and when they are there again.
 */
export function keepAtEnd(
  list: HTMLElement | null,
  tell?: (isAtEnd: boolean) => void,
): (() => void) | undefined {
  if (!list) return undefined;
  let isAtEnd = true;
  let top = list.scrollTop;
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = list;
    const isThere = scrollHeight - scrollTop - clientHeight < slack;
    const isUp = scrollTop < top;
    top = scrollTop;
    // a line that has come and is not scrolled to yet is no sign that the player has left the end
    if (!isThere && !isUp) return;
    isAtEnd = isThere;
    tell?.(isAtEnd);
  };
  const keep = () => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const stop = onLaidOut(list, keep);
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    stop();
    list.removeEventListener('scroll', look);
  };
}
