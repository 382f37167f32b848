import { copyEncounter } from './copy-encounter.ts';
import { copyList, copyLists, copyPlanet, copyPlayer } from './copy-pieces.ts';
import type { State } from './state.ts';

/** Everything of its own, field by field: bots think in copies, by the hundred thousand. */
export function copyState(state: State): State {
  const { prometheus, encounter } = state;
  return {
    settings: { ...state.settings },
    players: state.players.map(copyPlayer),
    planets: state.planets.map(copyPlanet),
    warp: state.warp.slice(),
    adrift: state.adrift.slice(),
    deck: copyList(state.deck),
    discard: copyList(state.discard),
    reshuffled: copyList(state.reshuffled),
    destinyDeck: copyList(state.destinyDeck),
    destinyDiscard: copyList(state.destinyDiscard),
    unusedAliens: copyList(state.unusedAliens),
    techDeck: copyList(state.techDeck),
    techDiscard: copyList(state.techDiscard),
    cannon: state.cannon && state.cannon.slice(),
    prometheus: prometheus && {
      seat: prometheus.seat,
      at: prometheus.at,
      goesAlong: prometheus.goesAlong,
    },
    offense: state.offense,
    turnNumber: state.turnNumber,
    encounter: encounter && copyEncounter(encounter),
    suspended: state.suspended.map(copyEncounter),
    shown: copyLists(state.shown),
    known: copyLists(state.known),
    offered: copyLists(state.offered),
    uses: copyLists(state.uses),
    batches: copyLists(state.batches),
    triggers: copyLists(state.triggers),
    happened: copyLists(state.happened),
    lostPowers: copyList(state.lostPowers),
  };
}
