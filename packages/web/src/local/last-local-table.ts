import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** The table of this device that was played last and is not over: known without waking whoever keeps them. */
export const useLastLocalTable = create<{ readonly id: string | null }>()(
  persist((): { readonly id: string | null } => ({ id: null }), { name: 'starboard.local' }),
);

export function noteLocalTable(id: string, isOver: boolean): void {
  if (!isOver) useLastLocalTable.setState({ id });
  else if (useLastLocalTable.getState().id === id) useLastLocalTable.setState({ id: null });
}
