import { CircleHelp, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Logo } from '../../app/shell/logo.tsx';
import { classNames } from '../../design/class-names.ts';
import { GameActs, GameAside, GameBoard, GameTray, useTrayName } from './game-parts.tsx';
import { Menu } from './menu.tsx';
import { Hints } from '../hints/hints.tsx';
import { Notices } from '../notices/notices.tsx';
import { Requests } from '../notices/requests.tsx';
import { PhaseStrip } from '../prompt/phase-strip.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { SeatPanels } from '../seats/seat-panel.tsx';
import { Side } from '../side/side.tsx';
import { useScreen, useTableContext, useTableState } from '../table-context.ts';
import { TextTable } from './text-table.tsx';
import { useTrayNeeds } from './tray-needs.ts';
import styles from './desktop-table.module.css';

/** Board in the middle, players left, log and chat right, the own things below. */
export function DesktopTable({ controls }: { readonly controls?: ReactNode }) {
  const { say, change } = useTableContext();
  const { isText } = useScreen();
  const { isTall = false, isHand = false, isFitted = false } = useTrayNeeds();
  const menu = useId();
  return (
    <div
      className={classNames(
        styles.table,
        isTall && styles.tall,
        isHand && styles.hand,
        isFitted && styles.fitted,
        isText && styles.told,
      )}
    >
      <div className={styles.prompt}>
        <PromptBar brand={<Brand />}>
          {controls ?? <GameActs />}
          <button
            type="button"
            className={styles.icon}
            onClick={() => change({ dialog: 'keys' })}
            aria-label={say('web.keys.title')}
          >
            <CircleHelp size={21} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.icon}
            popoverTarget={menu}
            aria-label={say('web.menu.title')}
          >
            <MenuIcon size={21} aria-hidden />
          </button>
        </PromptBar>
        <Menu id={menu} />
      </div>
      {/* read and gone through from what is asked, by the own things, to the board */}
      {!isText && <Tray />}
      <main id="main" className={styles.middle}>
        <PhaseStrip />
        <Notices />
        <div className={styles.board} data-part="board">
          {isText ? <TextTable /> : <GameBoard />}
        </div>
      </main>
      <aside className={styles.left} aria-label={say('web.table.players')}>
        <SeatPanels />
        <div className={styles.aside}>
          <GameAside />
        </div>
      </aside>
      <div className={styles.right}>
        <Requests />
        <Hints />
        <Side />
      </div>
    </div>
  );
}

/** Which game this is, and where in the match we are. */
function Brand() {
  const { game, say } = useTableContext();
  const { view } = useTableState('view');
  const heading = view && game.heading?.(view);
  return (
    <div className={styles.brand}>
      <Link href="/" aria-label={say('web.menu.leave')}>
        <Logo size={32} />
      </Link>
      <p>
        <b>{say(game.name)}</b>
        {heading && <small>{say(heading)}</small>}
      </p>
    </div>
  );
}

function Tray() {
  const { isWide = false } = useTrayNeeds();
  return (
    <section
      className={classNames(styles.tray, isWide && styles.wide)}
      data-part="own"
      aria-label={useTrayName()}
    >
      <GameTray />
    </section>
  );
}
