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
  tell();
  element.addEventListener('scroll', tell, { passive: true });
  const sizes = new ResizeObserver(tell);
  sizes.observe(element);
  const content = new MutationObserver(tell);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    element.removeEventListener('scroll', tell);
    sizes.disconnect();
    content.disconnect();
  };
}
