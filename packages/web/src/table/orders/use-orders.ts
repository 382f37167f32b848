import { equal, type Json } from '@starboard/engine';
import { use, useState } from 'react';
import { useStore } from 'zustand';
import { useOnChange } from '../use-on-change.ts';
import { useParts, useTableContext, useTableState } from '../table-context.ts';
import { canOrder } from './can-order.ts';
import type { OrderBook } from './order-book.ts';

/** The viewer's orders, as a line of them is shown and changed. */
export interface Orders {
  readonly book: OrderBook;
  /** As they were told, or as they will be once the table has taken what is on its way. */
  readonly orders: Json;
  readonly view: object;
  change(orders: Json): void;
}

/** Whether the viewer can leave orders at this table now. */
export function useCanOrder(): boolean {
  const context = useTableContext();
  return useStore(context.store, () => canOrder(context));
}

/** Waits for the game's book (inside Suspense); null where there is none. */
export function useOrders(): Orders | null {
  const { acts, game } = useTableContext();
  const view = useParts()?.view;
  const { orders: told, refusal } = useTableState('orders', 'refusal');
  const book = game.orders ? use(game.orders.load()) : null;
  const [sent, setSent] = useState<Json>();
  const forget = () => setSent(undefined);
  useOnChange(told, () => sent !== undefined && equal(told, sent) && forget());
  useOnChange(refusal, forget);
  if (!book || !view || !acts) return null;
  const change = (orders: Json) => {
    setSent(orders);
    acts.order(orders);
  };
  return { book, orders: sent ?? told ?? book.usual, view, change };
}
