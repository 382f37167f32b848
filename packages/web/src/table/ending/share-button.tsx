import { Share2 } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { ByHand } from '../../design/controls/by-hand.tsx';
import { useTableContext } from '../table-context.ts';
import { useShare } from './use-share.ts';

/** Gives the replay to others. */
export function ShareButton({ path }: { readonly path: string }) {
  const { game, say } = useTableContext();
  const { share, url, outcome } = useShare(path, say(game.name));
  return (
    <>
      <Button icon={<Share2 size={18} aria-hidden />} onClick={share}>
        {say(outcome === 'copied' ? 'web.end.copied' : 'web.end.share')}
      </Button>
      {outcome === 'failed' && <ByHand about={say('web.end.by-hand')} text={url} />}
    </>
  );
}
