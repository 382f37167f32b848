import { otherWindows, phaseWindows, type WindowName } from '../content/windows.ts';

const windows: readonly string[] = [...phaseWindows, ...otherWindows];

const prefix = 'ce.ask.';

export const promptName = (prompt: string): string =>
  prompt.startsWith(prefix) ? prompt.slice(prefix.length) : prompt;

/** The window that a prompt belongs to; null when it is a question of its own. */
export function windowOf(prompt: string): WindowName | null {
  const name = promptName(prompt);
  return windows.includes(name) ? (name as WindowName) : null;
}

/** What a window has in common with others: its phase, `react` to something played, `trigger` by what happened. */
export function groupOf(window: string): string {
  const end = window.indexOf('.');
  return end < 0 ? window : window.slice(0, end);
}
