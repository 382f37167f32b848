import { type Say, useSay } from '../../language/say.ts';
import { useTableContext } from '../table-context.ts';

/** Speaks of orders, in the game's words too; waits for them (inside Suspense). */
export function useOrderSay(): Say {
  const { game } = useTableContext();
  return useSay('orders', ...game.bundles, ...(game.orders?.texts ?? []));
}
