import { ListChecks } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext } from '../table-context.ts';
import { useCanOrder } from './use-orders.ts';

/** Opens the page of standing orders, as a sign alone where there is little room; nothing for viewers who can leave none. */
export function OrdersButton({ isSign = false }: { readonly isSign?: boolean }) {
  const { say, change } = useTableContext();
  if (!useCanOrder()) return null;
  return (
    <Button
      look="ghost"
      isSmall
      icon={<ListChecks size={17} aria-hidden />}
      aria-haspopup="dialog"
      title={say('web.orders.title')}
      onClick={() => change({ dialog: 'orders' })}
    >
      <span className={isSign ? 'unseen' : undefined}>{say('web.orders.open')}</span>
    </Button>
  );
}
