import type { View } from '@starboard/alien-frontiers';
import { useEffect } from 'react';
import type { TableParts } from '../../table/table-game.ts';
import type { Choosing } from './choosing.tsx';
import { isOffered } from './options.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** By place on the keyboard: 1 to 7 take a ship in hand or put it back, 0 all, N goes to what is lit next, E ends the turn. */
export function useAfKeys(parts: TableParts<View>, choosing: Choosing): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { view, prompt, isSending } = parts;
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || isSending) return;
      if (event.code === 'KeyN') goToNextLit();
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

/** Moves the focus to the station, or whatever else on the board, that is lit next. */
function goToNextLit(): void {
  const lit = [
    ...document.querySelectorAll<HTMLElement>('[data-lit] > button, button[data-lit], g[data-lit]'),
  ];
  const at = lit.findIndex((each) => each === document.activeElement);
  lit[(at + 1) % lit.length]?.focus();
}
