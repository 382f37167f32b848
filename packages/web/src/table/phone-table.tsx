import { Menu as MenuIcon, MessageCircle, Orbit, ScrollText, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joined } from '../design/joined.ts';
import { isOver } from './ending/victory.ts';
import { GameActs, GameAside, GameBoard, GameTray, useTrayName } from './game-parts.tsx';
import { Menu } from './menu.tsx';
import { Notices } from './notices/notices.tsx';
import { PhaseStrip } from './prompt/phase-strip.tsx';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { ProposalActs, proposalIn } from './prompt/proposal-acts.tsx';
import { SeatChips } from './seats/seat-chips.tsx';
import { SeatPanels } from './seats/seat-panel.tsx';
import { Chat } from './side/chat.tsx';
import { Log } from './side/log.tsx';
import { Rules } from './side/rules.tsx';
import { UnreadBadge } from './side/unread-badge.tsx';
import { useUnread } from './side/use-unread.ts';
import { useTableRoom } from './table-room.ts';
import { TextTable } from './text-table.tsx';
import type { TableLayoutProps } from './table-layout.ts';
import styles from './phone-table.module.css';

/** Prompt on top, board, the own things in a sheet, the rest behind tabs. The page itself never scrolls. */
export function PhoneTable({ controls }: TableLayoutProps) {
  const room = useTableRoom();
  const { desk, state, acts } = room;
  const { page } = desk;
  const trayName = useTrayName();
  const proposal = proposalIn(room);
  return (
    <div className={styles.table}>
      <PromptBar />
      <div className={styles.notices}>
        <Notices />
      </div>
      {page === 'board' ? (
        <>
          <main id="main" className={styles.middle}>
            <PhaseStrip />
            <SeatChips />
            <div className={styles.board} data-part="board">
              {desk.isText ? <TextTable /> : <GameBoard />}
            </div>
          </main>
          {!desk.isText && (
            <section className={styles.sheet} data-part="own" aria-label={trayName}>
              <div className={styles.own}>
                <GameTray />
              </div>
              {(controls !== undefined || (acts && (state.canUndo || state.prompt || isOver(state)))) && (
                <div className={joined(styles.acts, proposal && styles.asked)}>
                  {controls ?? (proposal ? <ProposalActs /> : <GameActs />)}
                </div>
              )}
            </section>
          )}
        </>
      ) : (
        <main id="main" className={styles.page}>
          <Page />
        </main>
      )}
      <Tabs />
    </div>
  );
}

function Page() {
  const { desk, say } = useTableRoom();
  const { page, side, change } = desk;
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

function Tabs() {
  const { desk, say, hasChat } = useTableRoom();
  const { page, change } = desk;
  const unread = useUnread(page === 'chat');
  const menu = useId();
  const tab = (name: typeof page, icon: ReactNode, badge?: ReactNode) => (
    <button
      type="button"
      className={joined(page === name && styles.on)}
      aria-current={page === name ? 'page' : undefined}
      onClick={() => change({ page: name })}
    >
      {icon}
      {say(`web.tab.${name}`)}
      {badge}
    </button>
  );
  return (
    <>
      <nav className={styles.tabs} aria-label={say('web.table.pages')}>
        {tab('board', <Orbit size={22} aria-hidden />)}
        {tab('players', <Users size={22} aria-hidden />)}
        {tab('log', <ScrollText size={22} aria-hidden />)}
        {hasChat && tab('chat', <MessageCircle size={22} aria-hidden />, <UnreadBadge count={unread} />)}
        <button type="button" popoverTarget={menu}>
          <MenuIcon size={22} aria-hidden />
          {say('web.tab.menu')}
        </button>
      </nav>
      <Menu id={menu} />
    </>
  );
}
