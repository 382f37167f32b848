import type { Seat } from '@starboard/engine';
import { asksPlayer } from '../rules/asking/asking.ts';
import { ownSide } from '../rules/encounter/reading.ts';
import { isMain } from '../rules/state/seats.ts';
import { encounterOf, playerOf, type State } from '../rules/state/state.ts';
import { removeTech, techOf } from '../rules/techs/techs.ts';
import { technology } from './technology.ts';

const id = 'qax';
const shipsAsked = 4;

const guests = (state: State): Seat[] =>
  state.players.map((_, seat) => seat).filter((seat) => !isMain(encounterOf(state), seat));

/** A guest gets it with the invitation and must come, with four ships if it has them to spare. */
export const qax = technology({
  id,
  abilities: [
    {
      when: 'alliance.invite',
      as: 'main',
      if: (state, seat) => !encounterOf(state).mayNotInvite.includes(ownSide(state, seat)),
      asks: asksPlayer('ce.ask.force-ally', guests),
      effect: (table, { seat, choices }) => {
        const { state } = table;
        const encounter = encounterOf(state);
        const guest = Number(choices);
        const tech = techOf(state, seat, id);
        if (!tech) return;
        removeTech(state, seat, id);
        playerOf(state, guest).techs.push(tech);
        table.emit({ type: 'techPassedOn', seat, to: guest, tech: id });
        encounter.invited[ownSide(state, seat)].push(guest);
        encounter.forced.push({ seat: guest, by: seat, ships: shipsAsked });
      },
    },
  ],
});
