/** As a `ref`: what has just appeared is what the keyboard is meant for now. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
