import { isOnOrBeside } from '../../board/board.ts';
import { showCards } from '../choices/choices.ts';
import { free } from '../dice/holders.ts';
import { countsAs, isSearchStopped } from '../facts/facts.ts';
import { boardIn, heroAt, idOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { command, ownDie, ownHero, ownHeroes, refuseDie, usableDice } from './command.ts';

const hows = ['draw', 'take'];

/** Searches a cell: three cards now, or the token for when time is up. */
export const search = command({
  name: 'search',
  phases: ['action'],
  refuse(state, seat, { hero: index, die, cell, how }) {
    const hero = ownHero(state, seat, index);
    if (!hero) return no('not-yours');
    if (isSearchStopped(state)) return no('forbidden-by-event');
    const shown = ownDie(state, seat, die);
    const refusal = refuseDie(shown);
    if (refusal) return refusal;
    if (!shown?.face || !countsAs(state, hero, shown.face, ['S'])) return no('face-mismatch');
    const token = state.searches.find((each) => each.cell === cell);
    if (!token || !hows.includes(how)) return no('no-target');
    if (!isOnOrBeside(boardIn(state), hero.cell, cell)) return no('not-adjacent');
    return token.at === 'face-up' ? null : no('token-used');
  },
  perform(table, seat, { hero: index, die, cell, how }) {
    const { state } = table;
    const hero = heroAt(state, index);
    const spent = ownDie(state, seat, die);
    const at = state.searches.findIndex((each) => each.cell === cell);
    const token = state.searches[at];
    if (!spent || !token) return;
    free(spent);
    table.emit({ type: 'searched', hero: idOf(hero), how: how === 'take' ? 'take' : 'draw' });
    token.at = how === 'take' ? 'held' : 'face-down';
    if (how === 'take') hero.searches.push(at);
    else showCards(table, index, 'search', 3);
  },
  candidates(state, seat) {
    const die = usableDice(state, seat).find((index) => ownDie(state, seat, index)?.face === 'S');
    if (die === undefined) return [];
    return ownHeroes(state, seat).flatMap((hero) =>
      state.searches.flatMap(({ cell, at }) =>
        at === 'face-up' ? hows.map((how) => ({ hero, die, cell, how })) : [],
      ),
    );
  },
});
