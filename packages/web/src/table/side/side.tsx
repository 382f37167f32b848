import { type ReactNode, useDeferredValue, useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import { Panel } from '../../design/surfaces/panel.tsx';
import { useScreen, useTableContext } from '../table-context.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { moveFocus } from './move-focus.ts';
import { Rules } from './rules.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import { useUnread } from './use-unread.ts';
import styles from './side.module.css';

/** Log, chat and rules, to the right of the board. */
export function Side() {
  const { change, say, hasChat } = useTableContext();
  const id = useId();
  const { side } = useScreen();
  const unread = useUnread(side === 'chat');
  // the press is answered before a long page is drawn
  const shown = useDeferredValue(side);
  const tabs: readonly (typeof side)[] = hasChat ? ['log', 'chat', 'rules'] : ['log', 'rules'];
  const pages: Readonly<Record<typeof side, ReactNode>> = {
    log: (
      <>
        <Log />
        {hasChat && <Chat shown={2} />}
      </>
    ),
    chat: <Chat />,
    rules: <Rules />,
  };
  return (
    <Panel className={styles.side} aria-label={say('web.side.title')}>
      <div role="tablist" className={styles.tabs} aria-label={say('web.side.title')}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}${tab}`}
            aria-selected={tab === side}
            aria-controls={`${id}page`}
            tabIndex={tab === side ? 0 : -1}
            className={classNames(tab === side && styles.on)}
            onClick={() => change({ side: tab })}
            onKeyDown={moveFocus}
          >
            {say(`web.side.${tab}`)}
            {tab === 'chat' && <UnreadBadge count={unread} />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}page`} aria-labelledby={`${id}${shown}`} className={styles.page}>
        {pages[shown]}
      </div>
    </Panel>
  );
}
