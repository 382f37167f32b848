import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go through the buttons of a list that take one stop of the Tab key together. */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const list = event.currentTarget.closest('ol, [role="tablist"]');
  const stops = [...(list?.querySelectorAll('button') ?? [])];
  const to = destination(event.key, stops.indexOf(event.currentTarget), stops.length);
  if (to === null) return;
  event.preventDefault();
  stops[to]?.focus();
}

function destination(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, at + step));
}
