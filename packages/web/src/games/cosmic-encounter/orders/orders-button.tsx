import type { View } from '@starboard/cosmic-encounter';
import { OrdersButton as SharedButton } from '../../../table/orders/orders-button.tsx';
import type { TableParts } from '../../../table/table-game.ts';

/** Opens the page of standing orders, from the strip in which moments to react pass. */
export const OrdersButton = ({ parts: { isReplay, isOver } }: { readonly parts: TableParts<View> }) =>
  isReplay || isOver ? null : <SharedButton />;
