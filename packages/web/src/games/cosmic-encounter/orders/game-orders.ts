import type { View } from '@starboard/cosmic-encounter';
import { loadOnce } from '../../../loading/load-once.ts';
import type { OrderBook } from '../../../table/orders/order-book.ts';
import type { GameOrders } from '../../../table/table-game.ts';
import { orderTexts } from '../texts.ts';

const load = loadOnce<'book', OrderBook<View>>(() =>
  import('./order-book.ts').then(({ orderBook }) => orderBook),
);

/** Cosmic Encounter's standing orders: no part of the first screen. */
export const ceOrders: GameOrders<View> = {
  texts: [orderTexts],
  load: () => load('book'),
};
