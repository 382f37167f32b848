import { call, end, goto, rulesOf } from '@starboard/engine';
import { arrowsFrom } from '../../board/board.ts';
import type { Cell } from '../../board/cells.ts';
import { readStepValue, stepValue } from '../../keys/values.ts';
import { decide } from '../deciding/decide.ts';
import type { Event } from '../state/events.ts';
import { boardIn } from '../state/reading.ts';
import type { Alien, State } from '../state/state.ts';
import { isLeft, lay, usualCellAhead } from './token-ahead.ts';

const { procedure } = rulesOf<State, Event>();

/** Next cells of an alien that acid could be put on. */
const dryAhead = (state: State, { cell }: Alien): readonly Cell[] =>
  arrowsFrom(boardIn(state), cell).filter((to) => !boardIn(state).isStart[to] && !state.acid.includes(to));

/** The alien with the longest way: whose next cell gets it if no player chooses. */
function usual(state: State, aliens: readonly Alien[]): string {
  const { alienSteps } = boardIn(state);
  const [last] = aliens.toSorted((a, b) => (alienSteps[b.cell] ?? 0) - (alienSteps[a.cell] ?? 0));
  return last ? stepValue(last.id, usualCellAhead(state, dryAhead(state, last))) : '';
}

/** Acid on the next cells of so many different aliens, of the team's choice; a hero who stands there is not hurt. */
export const acidAhead = procedure<{ left: number; chosen: number[] }, 'choose' | 'put'>(
  'acid-ahead',
  'choose',
  {
    choose({ state }, { left, chosen }) {
      const aliens = state.aliens.filter(
        (alien) => !chosen.includes(alien.id) && dryAhead(state, alien).length > 0,
      );
      if (left === 0 || aliens.length === 0 || !isLeft(state, 'acid')) return end();
      const options = aliens.flatMap((alien) =>
        dryAhead(state, alien).map((cell) => stepValue(alien.id, cell)),
      );
      return call(decide, { about: 'acid', seat: null, options, fallback: usual(state, aliens) }, 'put');
    },
    put(table, locals, value) {
      const { alien, to } = readStepValue(String(value));
      locals.left--;
      locals.chosen.push(alien);
      lay(table, 'acid', to);
      return goto('choose');
    },
  },
);
