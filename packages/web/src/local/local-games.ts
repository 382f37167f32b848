import type { AnyGame } from '@starboard/engine';

/** Games that can be played on this device: one line each. */
const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'alien-frontiers': () => import('@starboard/alien-frontiers').then(({ alienFrontiers }) => alienFrontiers),
};

/** A game's rules, loaded when they are needed. */
export const localGame = async (id: string): Promise<AnyGame | undefined> =>
  Object.hasOwn(games, id) ? games[id]?.() : undefined;
