import { otherWindows, phaseWindows, type WindowName } from '../content/windows.ts';

const windows: readonly string[] = [...phaseWindows, ...otherWindows];

const prefix = 'ce.ask.';

const prompts: ReadonlyMap<string, string> = new Map(windows.map((name) => [name, prefix + name]));

/** The prompt of a window; put together beforehand, since windows open all the time. */
export const windowPrompt = (window: WindowName): string => prompts.get(window) as string;

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
