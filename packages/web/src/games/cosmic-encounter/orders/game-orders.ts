import type { View } from '@starboard/cosmic-encounter';
import { loadOnce } from '../../../loading/load-once.ts';
import type { GameOrders } from '../../../table/table-game.ts';
import { orderTexts } from '../texts.ts';

type Module = typeof import('./order-book.ts');

const loadModule = loadOnce<'book', Module>(() => import('./order-book.ts'));
const loadBook = loadOnce(async (name: 'book') => (await loadModule(name)).orderBook);

/** All that is known of orders: loaded once. */
export const loadOrderBook = (): Promise<Module> => loadModule('book');

/** Cosmic Encounter's standing orders: no part of the first screen. */
export const ceOrders: GameOrders<View> = { texts: [orderTexts], load: () => loadBook('book') };
