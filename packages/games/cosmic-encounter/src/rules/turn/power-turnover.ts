import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { settleThen } from '../abilities/use.ts';
import type { Event } from '../state/events.ts';
import { seatsWithoutPower } from '../powers/lost-powers.ts';
import { addSheet, discardSheet, drawAlien } from '../powers/new-aliens.ts';
import { ownSheets } from '../powers/powers.ts';
import { encounterOf, playerOf, type Sheet, type State } from '../state/state.ts';

const { procedure } = rulesOf<State, Event>();

const ownSheet = (state: State, seat: Seat): Sheet | undefined =>
  playerOf(state, seat).sheets.find(({ isSecond }) => !isSecond);

/** The offense draws a further sheet and keeps that or the one it has. */
export const powerTurnover = procedure<object, 'draw' | 'keep' | 'kept'>('power-turnover', 'draw', {
  draw(table) {
    const { state } = table;
    const { offense } = encounterOf(state);
    if (!state.settings.powerTurnover || !ownSheet(state, offense)) return end();
    const alien = drawAlien(table);
    if (alien === null) return end();
    state.offered = state.players.map((_, seat) => (seat === offense ? [alien] : []));
    table.emit({ type: 'alienDrawn', seat: offense, alien, isHidden: state.settings.hiddenPowers });
    return goto('keep');
  },
  keep: asks(
    (state) => {
      const { offense } = encounterOf(state);
      const own = ownSheet(state, offense)?.alien ?? '';
      return {
        seat: offense,
        prompt: 'ce.ask.keep-alien',
        shape: { kind: 'choose', options: [own, ...(state.offered[offense] ?? [])] },
        timeout: own,
      };
    },
    (table, _locals, kept, seat) => {
      const { state } = table;
      const isHidden = state.settings.hiddenPowers;
      for (const alien of state.offered.splice(0).flat()) {
        if (alien === kept) {
          for (const sheet of ownSheets(playerOf(state, seat))) discardSheet(table, seat, sheet);
          addSheet(table, seat, alien, { isHidden });
        } else {
          state.unusedAliens.push(alien);
          table.emit({ type: 'alienPutBack', seat, alien, isHidden });
        }
      }
      // no player has lost a home colony by it
      state.lostPowers = seatsWithoutPower(state);
      return settleThen(table, 'kept');
    },
  ),
  kept: () => end(),
});
