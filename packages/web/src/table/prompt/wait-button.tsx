import { Hourglass } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext, useTableState } from '../table-context.ts';
import { canWait, waitParts } from './can-wait.ts';
import { HeldMoment } from './held-moment.tsx';

/** Holds the moment that is passing, so that there is time to think; others are not told who did. */
export function WaitButton({ isSmall }: { readonly isSmall: boolean }) {
  const { say, acts } = useTableContext();
  const state = useTableState(...waitParts);
  if (!acts) return null;
  if (state.isHeld && state.prompt?.isWindow) return <HeldMoment isSmall={isSmall} seat={state.viewer} />;
  if (!canWait(state)) return null;
  return (
    <Button isSmall={isSmall} onClick={acts.wait} icon={<Hourglass size={18} aria-hidden />}>
      {say('web.prompt.wait')}
    </Button>
  );
}
