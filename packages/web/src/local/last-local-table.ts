import { keptInBrowser } from '../settings/kept-in-browser.ts';

/** The table of this device that was played last and is not over: known without waking the worker. */
export const useLastLocalTable = keptInBrowser<{ readonly id: string | null }>('starboard.local', () => ({
  id: null,
}));

export function noteLocalTable(id: string, isOver: boolean): void {
  if (!isOver) useLastLocalTable.setState({ id });
  else if (useLastLocalTable.getState().id === id) useLastLocalTable.setState({ id: null });
}
