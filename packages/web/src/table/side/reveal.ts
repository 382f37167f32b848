/** As a `ref` of the latest line: it is scrolled to when it comes. */
export const reveal = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });
