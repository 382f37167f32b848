import { ListChecks } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext } from '../table-context.ts';
import { useCanOrder } from './use-orders.ts';

interface OrdersButtonProps {
  /** Where a moment to react is open: what can be ordered there, and a sign alone, for there is little room. */
  readonly isHere?: boolean;
}

/** Opens the standing orders; nothing for viewers who can leave none. */
export function OrdersButton({ isHere = false }: OrdersButtonProps) {
  const { say, change } = useTableContext();
  if (!useCanOrder()) return null;
  return (
    <Button
      look="ghost"
      isSmall
      icon={<ListChecks size={17} aria-hidden />}
      aria-haspopup="dialog"
      title={say('web.orders.title')}
      onClick={() => change({ dialog: isHere ? 'orders-here' : 'orders' })}
    >
      <span className={isHere ? 'unseen' : undefined}>{say('web.orders.open')}</span>
    </Button>
  );
}
