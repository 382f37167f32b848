import { Suspense } from 'react';
import { useTableContext } from '../table-context.ts';
import type { OrderLine } from './order-book.ts';
import { OrderField } from './order-field.tsx';
import { useOrderSay } from './use-order-say.ts';
import { useCanOrder, useOrders } from './use-orders.ts';
import styles from './orders.module.css';

interface OrdersOfProps {
  /** What can be ordered about it, as the game's book has it. */
  readonly lines: readonly OrderLine[];
}

/** Orders about one thing, where that is read. */
export function OrdersOf({ lines }: OrdersOfProps) {
  const canOrder = useCanOrder();
  if (!canOrder || lines.length === 0) return null;
  return (
    <Suspense>
      <OrderFields lines={lines} />
    </Suspense>
  );
}

/** The lines, and the way to all others; waits for the game's book (inside Suspense). */
export function OrderFields({ lines }: OrdersOfProps) {
  const { change } = useTableContext();
  const say = useOrderSay();
  const orders = useOrders();
  if (!orders) return null;
  return (
    <section className={styles.of} aria-label={say('web.orders.title')}>
      {lines.map((line) => (
        <OrderField key={line.key} say={say} line={line} orders={orders} />
      ))}
      <button
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        onClick={() => change({ reading: null, dialog: 'orders' })}
      >
        {say('web.orders.all')}
      </button>
    </section>
  );
}
