import { Bookmark, History, RotateCcw, Share2, X } from 'lucide-react';
import type { Seat } from '@starboard/engine';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Logo } from '../../app/shell/logo.tsx';
import { Button } from '../../design/button.tsx';
import { ButtonLink } from '../../design/button-link.tsx';
import { Scroller } from '../../design/scroller.tsx';
import { SeatBadge } from '../../design/seat-badge.tsx';
import { takeFocus } from '../../design/take-focus.ts';
import { useTableRoom } from '../table-room.ts';
import { useRematch } from './use-rematch.ts';
import { useShare } from './use-share.ts';
import { victory } from './victory.ts';
import styles from './ending.module.css';

interface EndingProps {
  readonly replayPath?: string | undefined;
  readonly isGuest?: boolean | undefined;
}

/** The match is over: who won, how, and what now. It can be put aside to look at the board. */
export function Ending({ replayPath, isGuest = false }: EndingProps) {
  const { state, game, say, parts, desk, playAgain } = useTableRoom();
  const rematch = useRematch();
  const share = useShare(replayPath, say(game.name));
  const { title, seat, line } = useVictory();
  const events = useMemo(() => state.log.map(({ event }) => event), [state.log]);
  return (
    <section data-seat={seat ?? undefined} aria-labelledby="victory">
      <Scroller className={styles.ending}>
        <header className={styles.brand}>
          <Link href="/" aria-label={say('web.menu.leave')}>
            <Logo size={32} />
          </Link>
          <button
            type="button"
            className={styles.close}
            onClick={() => desk.change({ isEndingAside: true })}
            aria-label={say('web.end.look')}
          >
            <X size={22} aria-hidden />
          </button>
        </header>
        <div className={styles.victory}>
          {seat !== null && <SeatBadge seat={seat} size={66} />}
          <div>
            <h1 id="victory" tabIndex={-1} ref={takeFocus}>
              {title}
            </h1>
            {line !== null && <p>{line}</p>}
          </div>
        </div>
        <h2 className="unseen">{say('web.end.figures')}</h2>
        <div className={styles.middle}>
          {parts && <game.Ending parts={parts} events={events} winners={victory(state).winners} />}
        </div>
        <footer className={styles.acts}>
          <p className={styles.rematch} aria-live="polite">
            {rematch}
          </p>
          {playAgain && (
            <Button look="go" icon={<RotateCcw size={20} aria-hidden />} onClick={playAgain}>
              {say(rematch === null ? 'web.end.again' : 'web.rematch.join')}
            </Button>
          )}
          {replayPath !== undefined && (
            <ButtonLink href={replayPath} icon={<History size={18} aria-hidden />}>
              {say('web.end.replay')}
            </ButtonLink>
          )}
          {replayPath !== undefined && (
            <Button icon={<Share2 size={18} aria-hidden />} onClick={share.share}>
              {say(share.isCopied ? 'web.end.copied' : 'web.end.share')}
            </Button>
          )}
        </footer>
        {isGuest && (
          <p className={styles.account}>
            <Bookmark size={18} aria-hidden />
            <span>
              {say('web.end.keep')} <Link href="/me">{say('web.end.account')}</Link>
            </span>
          </p>
        )}
      </Scroller>
    </section>
  );
}

interface VictoryLines {
  readonly title: string;
  readonly seat: Seat | null;
  readonly line: string | null;
}

function useVictory(): VictoryLines {
  const { state, say, game, nameOf } = useTableRoom();
  const { kind, winners } = victory(state);
  const seats = winners.map((seat) => ({ seat }));
  const [seat = null] = winners;
  const round = state.view ? game.round(state.view) : 0;
  const line =
    kind === 'agreed' ? null : say(kind === 'resigned' ? 'web.end.resigned' : 'web.end.round', { round });
  if (kind === 'agreed') return { title: say('web.end.agreed'), seat: null, line };
  if (winners.length > 1) return { title: say('web.end.shared', { seats }), seat, line };
  if (seat === null) return { title: say('web.end.nobody'), seat, line };
  const isOwn = seat === state.viewer;
  return { title: say(isOwn ? 'web.end.you-win' : 'web.end.wins', { name: nameOf(seat) }), seat, line };
}
