import { Suspense, useState } from 'react';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { Skeleton } from '../../design/surfaces/skeleton.tsx';
import { withoutStop } from '../prompt/use-prompt-lines.tsx';
import { useParts, useTableContext } from '../table-context.ts';
import { OrderFields } from './orders-of.tsx';
import { useOrders } from './use-orders.ts';
import styles from './orders.module.css';

/** Orders about the moment to react that is open, and what is used there. */
export function OrdersHere() {
  const { game, say, change } = useTableContext();
  const view = useParts()?.view;
  const moment = view && game.moment?.(view, false);
  const [title] = useState(() => say(moment ?? 'web.orders.title'));
  return (
    <Dialog
      title={withoutStop(title)}
      closeLabel={say('web.close')}
      onClose={() => change({ dialog: null })}
      className={styles.dialog}
    >
      <Suspense fallback={<Skeleton className={styles.coming} />}>
        <LinesHere />
      </Suspense>
    </Dialog>
  );
}

/** They stay while the player reads them, though the moment may be gone. */
function LinesHere() {
  const orders = useOrders();
  const [lines] = useState(() => orders?.book.linesAt(orders.view) ?? []);
  return <OrderFields lines={lines} />;
}
