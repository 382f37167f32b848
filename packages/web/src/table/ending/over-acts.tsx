import { History, Trophy } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { useIsHandheld } from '../../settings/use-media.ts';
import { useTableContext } from '../table-context.ts';
import { PlayAgainButton } from './play-again-button.tsx';

/** What is left to do at a table whose match is over, for a player who looks at the board. */
export function OverActs() {
  const { say, change, replayPath } = useTableContext();
  // three words side by side are all that a narrow phone holds
  const hasIcons = !useIsHandheld();
  return (
    <>
      <Button
        icon={hasIcons && <Trophy size={18} aria-hidden />}
        onClick={() => change({ isEndingAside: false })}
      >
        {say('web.over.result')}
      </Button>
      {replayPath !== null && (
        <ButtonLink href={replayPath} icon={hasIcons && <History size={18} aria-hidden />}>
          {say('web.over.replay')}
        </ButtonLink>
      )}
      <PlayAgainButton look="primary" hasIcon={hasIcons} />
    </>
  );
}
