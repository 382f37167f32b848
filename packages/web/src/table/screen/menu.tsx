import {
  BookOpen,
  DoorOpen,
  Flag,
  Keyboard,
  ListChecks,
  Lock,
  Settings,
  TextQuote,
  Undo2,
  Users,
  Vote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Popover } from '../../design/surfaces/popover.tsx';
import { houseRules } from '../../games/game-options.ts';
import { settingsPath } from '../../settings/settings-path.ts';
import { isOver } from '../ending/victory.ts';
import { useCanOrder } from '../orders/use-orders.ts';
import { isAlone } from '../store/is-alone.ts';
import { useScreen, useTableContext, useTableState } from '../table-context.ts';
import { TempoItem } from './tempo-item.tsx';
import styles from './menu.module.css';

/** Everything that is not part of playing. It is opened by a button with `popoverTarget={id}`. */
export function Menu({ id }: { readonly id: string }) {
  const { acts, change, say } = useTableContext();
  const { isText } = useScreen();
  const state = useTableState('table', 'viewer', 'outcome', 'wire', 'watching', 'hasDecided');
  const [path] = useLocation();
  const changed = state.table ? houseRules(state.table).length : 0;
  const isPlaying = acts !== null && state.viewer !== 'spectator' && !isOver(state) && state.wire === 'open';
  return (
    <Popover id={id} className={styles.menu}>
      <nav aria-label={say('web.menu.title')}>
        {state.watching > 0 && (
          <p className={styles.watching}>
            <Users size={18} aria-hidden />
            {say('web.menu.watching', { count: state.watching })}
          </p>
        )}
        <Item
          menu={id}
          icon={<TextQuote size={18} />}
          onClick={() => change({ isText: !isText, page: 'board' })}
        >
          {say(isText ? 'web.text.leave' : 'web.menu.text')}
        </Item>
        <Item menu={id} icon={<BookOpen size={18} />} onClick={() => change({ side: 'rules', page: 'log' })}>
          <span>
            {say('web.menu.rules')}
            {changed > 0 && (
              <small>
                {say('web.room.rules')}: {say('web.room.rules.changed', { count: changed })}
              </small>
            )}
          </span>
        </Item>
        <Item menu={id} icon={<Keyboard size={18} />} onClick={() => change({ dialog: 'keys' })}>
          {say('web.keys.title')}
        </Item>
        {useCanOrder() && (
          <Item menu={id} icon={<ListChecks size={18} />} onClick={() => change({ dialog: 'orders' })}>
            {say('web.orders.title')}
          </Item>
        )}
        {acts !== null && !isOver(state) && <TempoItem className={styles.item} />}
        <Link href={settingsPath(path)} className={styles.item}>
          <Settings size={18} aria-hidden />
          {say('web.menu.settings')}
        </Link>
        {isPlaying && (
          <>
            <Item
              menu={id}
              icon={<Undo2 size={18} />}
              {...(!state.hasDecided && { why: say('server.takeback.nothing') })}
              onClick={() => change({ dialog: 'takeback' })}
            >
              {say(isAlone(state) ? 'web.menu.takeback-alone' : 'web.menu.takeback')}
            </Item>
            {!isAlone(state) && (
              <Item menu={id} icon={<Vote size={18} />} onClick={() => change({ dialog: 'vote-end' })}>
                {say('web.menu.vote-end')}
              </Item>
            )}
            <Item menu={id} icon={<Flag size={18} />} onClick={() => change({ dialog: 'resign' })}>
              {say('web.menu.resign')}
            </Item>
          </>
        )}
        <Link href="/" className={styles.item}>
          <DoorOpen size={18} aria-hidden />
          {say('web.menu.leave')}
        </Link>
      </nav>
    </Popover>
  );
}

interface ItemProps {
  readonly menu: string;
  readonly icon: ReactNode;
  /** Why it cannot be done now; it stays in reach, so that this can be read. */
  readonly why?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Item({ menu, icon, why, onClick, children }: ItemProps) {
  if (why !== undefined)
    return (
      <button type="button" className={styles.item} aria-disabled>
        <Lock size={18} />
        <span>
          {children}
          <small>{why}</small>
        </span>
      </button>
    );
  return (
    <button
      type="button"
      className={styles.item}
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}
