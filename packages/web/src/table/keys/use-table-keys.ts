import { useEffect } from 'react';
import { canWait } from '../prompt/can-wait.ts';
import { canOrder } from '../orders/can-order.ts';
import { isForTable } from './is-for-table.ts';
import { type KeyAct, keyAct } from './table-keys.ts';
import type { TableContext } from '../table-context.ts';

/** Listens to the keys of the table, and lets any key or tap end the waiting for others' moves to be shown. */
export function useTableKeys(context: TableContext): void {
  const { flush } = context.store;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      flush();
      // what a game's own keys have heard is theirs
      const act = !event.defaultPrevented && isForTable(event) ? keyAct(event) : null;
      if (act && perform(act, context)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    addEventListener('pointerdown', flush);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('pointerdown', flush);
    };
  }, [context, flush]);
}

const pressable = 'button, a, summary, input';

/** Whether anything came of it. */
function perform(act: KeyAct, context: TableContext): boolean {
  const { acts, change, hasChat, store } = context;
  switch (act) {
    case 'step-back':
      acts?.stepBack();
      return acts !== null;
    case 'orders':
      if (!canOrder(context)) return false;
      change({ dialog: 'orders' });
      return true;
    case 'wait':
      // where a button has the focus, the same key presses it
      if (!acts || !canWait(store.getState()) || document.activeElement?.matches(pressable)) return false;
      acts.wait();
      return true;
    case 'log':
      change({ side: 'log', page: 'log' });
      return true;
    case 'chat':
      if (!hasChat) return false;
      change({ side: 'chat', page: 'chat' });
      focusWhenThere('[data-chat-box]');
      return true;
    case 'rules':
      change({ side: 'rules', page: 'log' });
      return true;
    case 'text':
      change(({ isText }) => ({ isText: !isText, page: 'board' }));
      return true;
    case 'own':
    case 'board':
      change({ isText: false, page: 'board' });
      // what can be done now comes before what can only be looked at
      focusWhenThere(
        `[data-part="${act}"] [data-lit] button, [data-part="${act}"] button[data-lit]`,
        `[data-part="${act}"] button`,
      );
      return true;
    case 'read': {
      const subject = document.activeElement?.closest<HTMLElement>('[data-subject]')?.dataset['subject'];
      change(subject === undefined ? { dialog: 'keys' } : { reading: subject });
      return true;
    }
    case 'help':
      change({ dialog: 'keys' });
      return true;
    case 'skip':
      change((now) => ({
        why: null,
        proposal: null,
        page: 'board',
        // what lies over the text goes first
        isText: now.isText && (now.why !== null || now.proposal !== null || now.page !== 'board'),
        rematchAside: store.getState().table?.rematch ?? null,
      }));
      acts?.putRefusalAway();
      acts?.putMissedAway();
      return false;
  }
}

/** What was just opened is drawn within some frames. */
function focusWhenThere(selector: string, orElse = selector, frames = 60): void {
  requestAnimationFrame(() => {
    const find = (what: string) => document.querySelector<HTMLElement>(what);
    const element = find(selector) ?? find(orElse);
    if (element) element.focus();
    else if (frames > 0) focusWhenThere(selector, orElse, frames - 1);
  });
}
