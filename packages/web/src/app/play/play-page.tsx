import { LoaderCircle } from 'lucide-react';
import { webGame } from '../../games/find-game.ts';
import type { WebGame } from '../../games/web-game.ts';
import { useOnce } from '../../loading/use-once.ts';
import { useShelfSay } from '../shelf/use-shelf-say.ts';
import { NotFound } from '../shell/not-found.tsx';
import { ReadingPage } from '../shell/reading-page.tsx';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { usePlayAgainstBots } from './against-bots.ts';
import styles from './play-page.module.css';

/** A link that starts a match against bots at once. */
export function PlayPage({ game: wanted }: { readonly game: string }) {
  const game = webGame(wanted);
  return game?.table ? <SittingDown game={game} /> : <NotFound />;
}

function SittingDown({ game }: { readonly game: WebGame }) {
  const say = useShelfSay();
  const play = usePlayAgainstBots({ replace: true });
  useOnce(() => play.start(game));
  return (
    <ReadingPage title={say(`web.game.${game.id}.name`)}>
      {play.error ? (
        <Trouble error={play.error} onRetry={() => play.start(game)} />
      ) : (
        <output className={styles.wait}>
          <LoaderCircle size={22} aria-hidden />
          {say('web.play.setting-up')}
        </output>
      )}
    </ReadingPage>
  );
}
