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
  const look = () => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < slack;
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
