import { RotateCcw } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext } from '../table-context.ts';
import { useRematch } from './use-rematch.ts';

interface PlayAgainButtonProps {
  readonly look: 'go' | 'primary';
  readonly hasIcon?: boolean;
}

/** Another match at the same table, or the way into the one that another player has set up. */
export function PlayAgainButton({ look, hasIcon = true }: PlayAgainButtonProps) {
  const { say, playAgain } = useTableContext();
  const isWanted = useRematch() !== null;
  if (!playAgain) return null;
  return (
    <Button
      look={look}
      icon={hasIcon && <RotateCcw size={look === 'go' ? 20 : 18} aria-hidden />}
      isSending={playAgain.isSending}
      onClick={playAgain.ask}
    >
      {say(isWanted ? 'web.rematch.join' : 'web.end.again')}
    </Button>
  );
}
