import { Lock, RotateCcw } from 'lucide-react';
import { Trouble } from '../../design/surfaces/trouble.tsx';
import { useRematch } from '../ending/use-rematch.ts';
import { sayReason } from '../say-reason.ts';
import { useScreen, useTableContext, useTableState } from '../table-context.ts';
import { newsStay } from './leaving.ts';
import { Notice } from './notice.tsx';
import styles from './notice.module.css';

/** A refusal is read by then. */
const refusalStays = 10_000;

/** What a player has to be told, apart from the game's own doings; two at once at most. */
export const Notices = () => (
  <div className={styles.notices} aria-live="polite">
    <Refusal />
    <Rematch />
    <NoRematch />
  </div>
);

/** The server said no. What a screen offers is not refused, so this is rare: the table has moved on meanwhile. */
function Refusal() {
  const { acts, game, say } = useTableContext();
  const { refusal } = useTableState('refusal');
  if (!refusal || !acts) return null;
  return (
    <Notice
      key={refusal.key}
      look="bad"
      leavesAfter={refusalStays}
      icon={<Lock size={19} aria-hidden />}
      title={sayReason(game, refusal, say)}
      closeLabel={say('web.close')}
      onClose={acts.putRefusalAway}
    />
  );
}

/** For a player who has put the end aside, and looks at the board; the way there is in the prompt bar. */
function Rematch() {
  const { say, change, playAgain } = useTableContext();
  const { isEndingAside, rematchAside } = useScreen();
  const rematch = useTableState('table').table?.rematch ?? null;
  const wanted = useRematch();
  if (wanted === null || !playAgain || !isEndingAside || rematch === rematchAside) return null;
  return (
    <Notice
      look="news"
      icon={<RotateCcw size={19} aria-hidden />}
      title={wanted}
      leavesAfter={newsStay}
      closeLabel={say('web.close')}
      onClose={() => change({ rematchAside: rematch })}
    />
  );
}

/** Another match was asked for from the board, and could not be had; at the end it is said there. */
function NoRematch() {
  const { playAgain } = useTableContext();
  const { isEndingAside } = useScreen();
  return isEndingAside && playAgain?.error ? <Trouble error={playAgain.error} /> : null;
}
