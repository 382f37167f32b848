import { onLaidOut } from '../browser/on-laid-out.ts';

/** Says on a scrolling element what lies beyond its edges, for `more-to-see.module.css` to fade it: use it as a ref. */
export function moreToSee(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  const tell = () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
    const more = {
      above: scrollTop > 1,
      below: scrollTop + clientHeight < scrollHeight - 1,
      before: scrollLeft > 1,
      after: scrollLeft + clientWidth < scrollWidth - 1,
    };
    element.dataset['more'] = Object.entries(more)
      .flatMap(([side, is]) => (is ? [side] : []))
      .join(' ');
  };
  element.addEventListener('scroll', tell, { passive: true });
  const stop = onLaidOut(element, tell);
  return () => {
    element.removeEventListener('scroll', tell);
    stop();
  };
}
