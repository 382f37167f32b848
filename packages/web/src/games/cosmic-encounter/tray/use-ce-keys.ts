import type { View } from '@starboard/cosmic-encounter';
import { useEffect } from 'react';
import { isForTable } from '../../../table/keys/is-for-table.ts';
import { letterOf } from '../../../table/keys/table-keys.ts';
import { canWait, momentsPass } from '../../../table/prompt/can-wait.ts';
import { type TableContext, useScreen, useTableContext } from '../../../table/table-context.ts';
import type { TableParts } from '../../../table/table-game.ts';
import type { Choosing } from '../choosing/choosing.tsx';
import { handPlace } from '../keys/places.ts';
import { hasDeed } from './acts.tsx';
import { type HandOrder, sortedHand, useHandOrder } from './hand/hand-order.ts';
import { digits } from './hand/hand.tsx';

/** What presses itself with Space and Enter. */
const pressable = 'button, a, summary, input';

/** Digits press cards of the hand, Space lets a moment pass, W holds it, Enter gives what is chosen, Escape clears it, I reads. */
export function useCeKeys(parts: TableParts<View>, choosing: Choosing): void {
  const context = useTableContext();
  const { isText } = useScreen();
  const { order } = useHandOrder();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForTable(event) || isText || event.repeat) return;
      if (heard(event, { parts, choosing, context, order })) event.preventDefault();
    };
    // before the table's own keys, which leave alone what has been heard
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [parts, choosing, context, isText, order]);
}

interface Hearing {
  readonly parts: TableParts<View>;
  readonly choosing: Choosing;
  readonly context: TableContext;
  readonly order: HandOrder;
}

/** Whether the key meant something here. */
function heard(event: KeyboardEvent, { parts, choosing, context, order }: Hearing): boolean {
  const { prompt, view, viewer, isSending } = parts;
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
  const isOnButton = document.activeElement?.matches(pressable) === true;
  if (digit !== undefined && viewer !== 'spectator') {
    const card = sortedHand(view.players[viewer]?.hand ?? [], order)[
      digits.findIndex((each) => each === digit)
    ];
    if (card === undefined) return false;
    choosing.press(handPlace(card));
    return true;
  }
  if (!prompt || isSending) return false;
  // where no moment passes by itself, the key has nothing to hold
  const isPassKey = hasDeed(prompt) || !momentsPass(context.store.getState());
  if (event.key === ' ' && prompt.isWindow && isPassKey && !isOnButton) {
    parts.answer('pass');
    return true;
  }
  // what has just been chosen is given, not given up again
  const isOnChosen = document.activeElement?.getAttribute('aria-pressed') === 'true';
  if (event.key === 'Enter' && (!isOnButton || isOnChosen)) return pressMain();
  if (event.key === 'Escape') choosing.clear();
  const letter = letterOf(event);
  if (letter === 'w' && canWait(context.store.getState())) {
    context.acts?.wait();
    return true;
  }
  return letter === 'i' && readsFocused(parts);
}

/** The amber button, where there is one; where it is locked it says why. */
function pressMain(): boolean {
  const main = document.querySelector<HTMLElement>('button[data-main]');
  main?.click();
  return main !== null;
}

function readsFocused({ read }: TableParts<View>): boolean {
  const subject = document.activeElement?.closest<HTMLElement>('[data-subject]')?.dataset['subject'];
  if (subject !== undefined) read(subject);
  return subject !== undefined;
}
