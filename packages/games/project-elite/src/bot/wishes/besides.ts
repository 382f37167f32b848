import { isOnOrBeside } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { mostMines } from '../../content/tokens.ts';
import { eventHolder } from '../../keys/holders.ts';
import { saying } from '../../rules/commands/understand.ts';
import { slotsOf } from '../../rules/dice/holders.ts';
import { areHeroesExhausted, isSearchStopped } from '../../rules/facts/facts.ts';
import { heroRecord } from '../../rules/records/registry.ts';
import { boardIn, figureOn } from '../../rules/state/reading.ts';
import type { State } from '../../rules/state/state.ts';
import type { Outlook } from '../outlook.ts';
import { missingSlots } from '../work.ts';
import { canUse, jobOf, type Shown, type Wish } from './wish.ts';

// What a hero does in passing: search, lay a mine, put a die to a lasting event.

export function searching(state: State, shown: Shown): readonly Wish[] {
  const { index, hero, die } = shown;
  if (isSearchStopped(state) || !canUse(state, shown, 'S')) return [];
  return state.searches.flatMap(({ cell, at }) => {
    const isHere = at === 'face-up' && isOnOrBeside(boardIn(state), hero.cell, cell);
    return isHere
      ? [
          {
            answer: saying('search', { hero: index, die, cell, how: 'draw' }),
            kind: 'die',
            worth: 26,
          } as const,
        ]
      : [];
  });
}

/** Where an alien will step next. */
export function mining({ state, ground, threats }: Outlook, shown: Shown): readonly Wish[] {
  const { index, hero, die } = shown;
  if (hero.id === null || !heroRecord(hero.id)?.laysMines || areHeroesExhausted(state)) return [];
  if (hero.minesLaid >= 2 || state.mines.length >= mostMines || !canUse(state, shown, 'W')) return [];
  const board = boardIn(state);
  const near = [hero.cell, ...(board.neighbours[hero.cell] ?? [])];
  const isOpen = (cell: Cell) =>
    !board.isStart[cell] && !state.mines.includes(cell) && figureOn(state, cell) <= 0;
  let best: { readonly cell: Cell; readonly steps: number } | null = null;
  for (const { alien } of threats)
    for (const cell of near) {
      const steps = isOpen(cell) ? (ground.along(cell)[alien.cell] ?? 99) : 99;
      if (steps > 0 && steps <= 4 && steps < (best?.steps ?? 99)) best = { cell, steps };
    }
  return best
    ? [
        {
          answer: saying('lay-mine', { hero: index, die, cell: best.cell }),
          kind: 'die',
          worth: 24 - best.steps,
        },
      ]
    : [];
}

export function eventSlots(outlook: Outlook, shown: Shown): readonly Wish[] {
  const { state } = outlook;
  const { index, die } = shown;
  if (jobOf(outlook, index).is === 'hunt') return [];
  return outlook.events.flatMap((no) => {
    const holder = eventHolder(no);
    const slots = slotsOf(state, holder);
    const slot = missingSlots(state, holder).find((each) =>
      canUse(state, shown, ...(slots[each]?.takes ?? [])),
    );
    if (slot === undefined) return [];
    return [
      {
        answer: saying('assign', { hero: index, die, holder, slot, to: [] }),
        kind: 'die',
        worth: 18,
      } as const,
    ];
  });
}
