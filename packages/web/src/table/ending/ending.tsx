import { Bookmark, History, X } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import { Logo } from '../../app/shell/logo.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { Scroller } from '../../design/surfaces/scroller.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { takeFocus } from '../../design/browser/take-focus.ts';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useParts, useTableContext, useTableState } from '../table-context.ts';
import { PlayAgainButton } from './play-again-button.tsx';
import { ShareButton } from './share-button.tsx';
import { useRematch } from './use-rematch.ts';
import { useVictory } from './use-victory.ts';
import { victory } from './victory.ts';
import styles from './ending.module.css';

interface EndingProps {
  readonly isGuest?: boolean | undefined;
}

/** The match is over: who won, how, and what now. It can be put aside to look at the board. */
export function Ending({ isGuest = false }: EndingProps) {
  const { game, say, change, playAgain, replayPath } = useTableContext();
  const parts = useParts();
  const state = useTableState('outcome', 'table', 'log');
  const rematch = useRematch();
  const { title, line, stoodIn } = useVictory();
  const { winners, places } = victory(state);
  const events = useMemo(() => state.log.events, [state.log]);
  const ended = parts && { parts, events, winners, places };
  return (
    <section data-seat={winners.length === 1 ? winners[0] : undefined} aria-labelledby="victory">
      <Scroller className={styles.ending}>
        <header className={styles.brand}>
          <Link href="/" aria-label={say('web.menu.leave')}>
            <Logo size={32} />
          </Link>
          <button
            type="button"
            className={styles.close}
            onClick={() => change({ isEndingAside: true })}
            aria-label={say('web.end.look')}
          >
            <X size={22} aria-hidden />
          </button>
        </header>
        <div className={styles.victory}>
          {winners.length > 0 && !game.isTogether && (
            <div className={styles.emblems}>
              {winners.map((seat) => (
                <span key={seat} data-seat={seat}>
                  <SeatBadge seat={seat} size={66} />
                </span>
              ))}
            </div>
          )}
          <div>
            <h1 id="victory" tabIndex={-1} ref={takeFocus}>
              {title}
            </h1>
            {line !== null && <p>{line}</p>}
            {stoodIn !== null && <p>{stoodIn}</p>}
            {state.table?.isImported && <p>{say('web.end.imported')}</p>}
          </div>
        </div>
        <h2 className="unseen">{say('web.end.figures')}</h2>
        {ended && game.EndingBoard && (
          <div className={styles.board}>
            <Suspense>
              <game.EndingBoard {...ended} />
            </Suspense>
          </div>
        )}
        {ended && (
          <Scroller className={styles.figures} data-part="figures">
            <Suspense>
              <game.EndingFigures {...ended} />
            </Suspense>
          </Scroller>
        )}
        {isGuest && (
          <p className={styles.account}>
            <Bookmark size={18} aria-hidden />
            <span>
              {say('web.end.keep')} <Link href="/me">{say('web.end.account')}</Link>
            </span>
          </p>
        )}
        <footer className={styles.acts}>
          <p className={styles.rematch} aria-live="polite">
            {rematch}
          </p>
          <PlayAgainButton look="go" />
          {replayPath !== null && (
            <ButtonLink href={replayPath} icon={<History size={18} aria-hidden />}>
              {say('web.end.replay')}
            </ButtonLink>
          )}
          {replayPath !== null && <ShareButton path={replayPath} />}
          {playAgain?.error && <Trouble error={playAgain.error} />}
        </footer>
      </Scroller>
    </section>
  );
}
