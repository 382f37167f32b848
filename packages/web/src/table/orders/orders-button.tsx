import { ListChecks } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext } from '../table-context.ts';
import { useCanOrder } from './use-orders.ts';

/** Opens the page of standing orders; nothing for viewers who can leave none. */
export function OrdersButton() {
  const { say, change } = useTableContext();
  if (!useCanOrder()) return null;
  return (
    <Button
      look="ghost"
      isSmall
      icon={<ListChecks size={17} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => change({ dialog: 'orders' })}
    >
      {say('web.orders.open')}
    </Button>
  );
}
