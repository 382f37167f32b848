import type { Cell } from '../../board/cells.ts';
import { never, stepsTo } from '../../board/paths.ts';
import { saying } from '../../rules/commands/understand.ts';
import { slotsOf } from '../../rules/dice/holders.ts';
import { refuseScout } from '../../rules/missions/scouts.ts';
import { boardIn } from '../../rules/state/reading.ts';
import type { Outlook } from '../outlook.ts';
import { canUse, type Shown, type Wish } from './wish.ts';

/** A scout goes ahead, but not out of its hero's reach. */
export function scouting({ state, jobs }: Outlook, shown: Shown): readonly Wish[] {
  const { index, die } = shown;
  const task = jobs[index]?.task;
  if (!task) return [];
  const { token, target } = task;
  const [slot] = slotsOf(state, token.id);
  if (!slot || !canUse(state, shown, ...slot.takes)) return [];
  const board = boardIn(state);
  const isTaken = (cell: Cell) =>
    state.tokens.some((other) => other.is === 'recon' && other !== token && other.cell === cell);
  const ways = board.neighbours.map((cells) => cells.filter((cell) => !isTaken(cell)));
  const left = stepsTo([target], ways);
  let to: Cell | null = null;
  for (const cell of board.neighbours[token.cell] ?? [])
    if ((left[cell] ?? never) < (left[to ?? token.cell] ?? never) && !refuseScout(state, token, cell))
      to = cell;
  if (to === null) return [];
  return [
    {
      answer: saying('assign', { hero: index, die, holder: token.id, slot: 0, to: [to] }),
      kind: 'die',
      worth: 27,
    },
  ];
}
