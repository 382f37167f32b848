import type { Page } from 'playwright-core';

/** Words that do not fit: a page that scrolls sideways, and texts cut off without a sign of it. */
export const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const isHidden = overflowX === 'hidden' || overflowX === 'clip';
      // one pixel wide: there for screen readers alone
      const isForEyes = element.clientWidth > 1 && position !== 'fixed';
      return (
        isHidden && isForEyes && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      );
    };
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cut = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && hasWords(element) && isCut(element),
    );
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : []),
      ...cut.map((element) => `cut off: ${element.textContent}`),
    ];
  });
