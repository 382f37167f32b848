import type { View } from '@starboard/cosmic-encounter';
import { use } from 'react';
import { OrdersOf } from '../../../table/orders/orders-of.tsx';
import { useCanOrder } from '../../../table/orders/use-orders.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { loadOrderBook } from './game-orders.ts';

interface ThingOrdersProps {
  readonly parts: TableParts<View>;
  readonly abilities: readonly string[];
  /** It is the viewer's; what others have can be answered. */
  readonly isOwn: boolean;
}

/** What the viewer can order about a card or power, where it is read; waits for the book (inside Suspense). */
export const ThingOrders = (props: ThingOrdersProps) => (useCanOrder() ? <Fields {...props} /> : null);

function Fields({ parts: { view }, abilities, isOwn }: ThingOrdersProps) {
  const { answerLines, ownThings, thingLine } = use(loadOrderBook());
  const own = ownThings(view);
  const lines = isOwn
    ? abilities.filter((ability) => own.includes(ability)).map(thingLine)
    : answerLines(view, abilities);
  return <OrdersOf lines={lines} />;
}
