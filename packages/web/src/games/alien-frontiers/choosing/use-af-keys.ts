import type { View } from '@starboard/alien-frontiers';
import { useEffect } from 'react';
import { isForTable } from '../../../table/keys/is-for-table.ts';
import type { TableParts } from '../../../table/table-game.ts';
import { letterOf } from '../../../table/keys/table-keys.ts';
import type { Choosing } from './choosing.tsx';
import { isOffered } from './options.ts';

/** 1 to 7, by their place on the keyboard, take a ship in hand or put it back, 0 all, N goes to what is lit next, E ends the turn. */
export function useAfKeys(parts: TableParts<View>, choosing: Choosing): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { view, prompt, isSending } = parts;
      if (isSending || !isForTable(event)) return;
      const letter = letterOf(event);
      if (letter === 'n') goToNextLit();
      if (prompt?.prompt !== 'af.ask.act') return;
      const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? [];
      const die = view.players[view.turn]?.hand[Number(digit) - 1];
      if (digit === '0') choosing.clear();
      else if (die) choosing.toggle(die.ship);
      else if (letter === 'e') endTurn(parts, choosing);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [parts, choosing]);
}

/** Where the turn cannot end yet, the button says why. */
function endTurn({ prompt }: TableParts<View>, choosing: Choosing): void {
  if (isOffered(prompt, 'end-turn')) return choosing.choose('end-turn');
  const button = document.querySelector<HTMLElement>('button[aria-keyshortcuts="e"]');
  button?.focus();
  button?.click();
}

/** Moves the focus to the station, or what else on the board, that is lit next. */
function goToNextLit(): void {
  const lit = [
    ...document.querySelectorAll<HTMLElement>('[data-lit] > button, button[data-lit], g[data-lit]'),
  ];
  const at = lit.findIndex((each) => each === document.activeElement);
  lit[(at + 1) % lit.length]?.focus();
}
