import { Activity, type ReactNode } from 'react';
import { classNames } from '../../design/class-names.ts';
import { isOver } from '../ending/victory.ts';
import { GameActs, GameAside, GameBoard, GameTray, useTrayName } from './game-parts.tsx';
import { Hints } from '../hints/hints.tsx';
import { Notices } from '../notices/notices.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { Requests } from '../notices/requests.tsx';
import { PhaseStrip } from '../prompt/phase-strip.tsx';
import { PromptBar } from '../prompt/prompt-bar.tsx';
import { WaitButton } from '../prompt/wait-button.tsx';
import { ProposalActs } from '../prompt/proposal-acts.tsx';
import { useProposal } from '../prompt/use-proposal.ts';
import { SeatChips } from '../seats/seat-chips.tsx';
import { SeatPanels } from '../seats/seat-panel.tsx';
import { Chat } from '../side/chat.tsx';
import { Log } from '../side/log.tsx';
import { Rules } from '../side/rules.tsx';
import { useScreen, useTableContext, useTableState } from '../table-context.ts';
import { TextTable } from './text-table.tsx';
import { useTrayNeeds } from './tray-needs.ts';
import hints from '../hints/hints.module.css';
import styles from './phone-table.module.css';

/** Prompt on top, board, the own things in a sheet, the rest behind tabs. The page itself never scrolls. */
export function PhoneTable({ controls }: { readonly controls?: ReactNode }) {
  const { page, isText } = useScreen();
  return (
    <div className={styles.table}>
      <PromptBar />
      <div className={styles.notices}>
        {page === 'board' && !isText && (
          <div className={classNames(hints.over, styles.hint)}>
            <Hints isFolded />
          </div>
        )}
        <Notices />
      </div>
      {page === 'board' ? (
        <>
          <main id="main" className={styles.middle}>
            <PhaseStrip />
            <SeatChips />
            {isText && <Requests />}
            <div className={styles.board} data-part="board">
              {isText ? <TextTable /> : <GameBoard />}
            </div>
          </main>
          {!isText && <Sheet controls={controls} />}
        </>
      ) : (
        <main id="main" className={styles.page}>
          <Requests />
          <Page />
        </main>
      )}
      <PhoneTabs />
    </div>
  );
}

/** The own things, and below them what can be done. */
function Sheet({ controls }: { readonly controls?: ReactNode }) {
  const { acts } = useTableContext();
  const state = useTableState('prompt', 'canUndo', 'outcome', 'table');
  const proposal = useProposal();
  const { isListing = false, isCoaching = false, isFitted = false, isTall = false } = useTrayNeeds();
  return (
    <section
      className={styles.sheet}
      data-part="own"
      data-listing={isListing || undefined}
      data-coaching={isCoaching || undefined}
      data-fitted={isFitted || undefined}
      data-tall={isTall || undefined}
      aria-label={useTrayName()}
    >
      <Requests />
      {/* while there is nothing to press in it, the keyboard scrolls it all the same */}
      <div className={styles.own} tabIndex={state.prompt ? undefined : 0}>
        <GameTray />
      </div>
      {(controls !== undefined || (acts && (isTall || state.canUndo || state.prompt || isOver(state)))) && (
        <div className={classNames(styles.acts, proposal && styles.asked)}>
          {controls ?? (
            <>
              <Activity mode={proposal ? 'hidden' : 'visible'}>
                {/* not beside the prompt: there it would push the board down */}
                <WaitButton isSmall={false} />
                <GameActs />
              </Activity>
              {proposal && <ProposalActs />}
            </>
          )}
        </div>
      )}
    </section>
  );
}

function Page() {
  const { say, change } = useTableContext();
  const { page, side } = useScreen();
  if (page === 'chat') return <Chat />;
  if (page === 'players')
    return (
      <div className={styles.players}>
        <SeatPanels />
        <GameAside />
      </div>
    );
  return (
    <>
      <div className={styles.switch}>
        {(['log', 'rules'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={(side === 'rules') === (each === 'rules')}
            onClick={() => change({ side: each })}
          >
            {say(`web.side.${each}`)}
          </button>
        ))}
      </div>
      {side === 'rules' ? <Rules /> : <Log />}
    </>
  );
}
