/** Scrolls an element into sight when it appears, or begins to matter: use it as a ref. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
