import { create } from 'zustand';

/** Whether the server answered when it was last asked; until then it is taken to be there. */
const useReachable = create(() => ({ isReachable: true }));

export const useIsReachable = (): boolean => useReachable(({ isReachable }) => isReachable);
export const isReachable = (): boolean => useReachable.getState().isReachable;
export const noteReachable = (now: boolean): void => useReachable.setState({ isReachable: now });
