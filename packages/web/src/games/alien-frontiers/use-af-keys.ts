import type { View } from '@starboard/alien-frontiers';
import { useEffect } from 'react';
import type { TableParts } from '../../table/table-game.ts';
import type { Choosing } from './choosing.tsx';
import { isOffered } from './options.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** 1 to 7 take a ship in hand or put it back, 0 puts all back, E ends the turn; by place on the keyboard. */
export function useAfKeys(parts: TableParts<View>, choosing: Choosing): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { view, prompt, isSending } = parts;
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || isSending) return;
      if (prompt?.prompt !== 'af.ask.act') return;
      const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
      const die = view.players[view.turn]?.hand[Number(digit) - 1];
      if (digit === '0') choosing.clear();
      else if (die) choosing.toggle(die.ship);
      else if (event.code === 'KeyE' && isOffered(prompt, 'end-turn')) choosing.choose('end-turn');
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [parts, choosing]);
}
