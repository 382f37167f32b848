/** How far from its end somebody may have scrolled a list and still mean the end. */
const slack = 24;

/** As a `ref` of a list that scrolls: whoever looks at its end still does when it gets more or less room. */
export function keepAtEnd(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let isAtEnd = true;
  const look = () => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < slack;
  };
  const observer = new ResizeObserver(() => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  });
  observer.observe(list);
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    list.removeEventListener('scroll', look);
  };
}
