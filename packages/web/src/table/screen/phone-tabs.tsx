import { LayoutGrid, Menu as MenuIcon, MessageCircle, ScrollText, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import { Menu } from './menu.tsx';
import { UnreadBadge } from '../side/unread-badge.tsx';
import { useUnread } from '../side/use-unread.ts';
import { useScreen, useTableContext } from '../table-context.ts';
import styles from './phone-tabs.module.css';

/** The parts of a table that a phone shows one at a time. */
export function PhoneTabs() {
  const { game, change, say, hasChat } = useTableContext();
  const { page } = useScreen();
  const unread = useUnread(page === 'chat');
  const menu = useId();
  const tab = (name: typeof page, icon: ReactNode, badge?: ReactNode) => (
    <button
      type="button"
      className={classNames(page === name && styles.on)}
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
        {tab('board', game.boardIcon ?? <LayoutGrid size={22} aria-hidden />)}
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
