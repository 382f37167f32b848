import { AheadDialog } from '../ahead/ahead-dialog.tsx';
import { OrdersDialog } from '../orders/orders-dialog.tsx';
import { OrdersHere } from '../orders/orders-here.tsx';
import type { TableDialog } from '../screen/screen-state.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { KeyMap } from './key-map.tsx';

/** What was opened besides reading; its code comes when the first is. */
export function OpenDialog({ dialog }: { readonly dialog: TableDialog }) {
  switch (dialog) {
    case 'keys':
      return <KeyMap />;
    case 'ahead':
      return <AheadDialog />;
    case 'orders-here':
      return <OrdersHere />;
    case 'orders':
      return <OrdersDialog />;
    case 'resign':
    case 'takeback':
    case 'vote-end':
      return <ConfirmDialog about={dialog} />;
  }
}
