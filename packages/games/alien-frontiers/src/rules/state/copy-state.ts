import type { Player, Ship, State } from './state.ts';

/** Everything of its own, field by field: search makes copies by the hundred thousand. */
export function copyState(state: State): State {
  const { fields, relic, stock } = state;
  return {
    options: { ...state.options },
    startingColonies: state.startingColonies,
    blockers: state.blockers,
    firstSeat: state.firstSeat,
    turn: state.turn,
    round: state.round,
    players: state.players.map(copyPlayer),
    colonies: copyColonies(state.colonies),
    fields: { isolation: fields.isolation, positron: fields.positron, repulsor: fields.repulsor },
    relic: { at: relic.at, value: relic.value, port: relic.port, owner: relic.owner },
    draw: state.draw.slice(),
    display: state.display.slice(),
    discard: state.discard.slice(),
    stock: stock && { fuel: stock.fuel, ore: stock.ore },
    thisTurn: copyThisTurn(state.thisTurn),
  };
}

export const copyColonies = (colonies: State['colonies']): State['colonies'] => ({
  'asimov-crater': colonies['asimov-crater'].slice(),
  'bradbury-plateau': colonies['bradbury-plateau'].slice(),
  'burroughs-desert': colonies['burroughs-desert'].slice(),
  'heinlein-plains': colonies['heinlein-plains'].slice(),
  'herbert-valley': colonies['herbert-valley'].slice(),
  'lem-badlands': colonies['lem-badlands'].slice(),
  'pohl-foothills': colonies['pohl-foothills'].slice(),
  'van-vogt-mountains': colonies['van-vogt-mountains'].slice(),
});

const copyShip = ({ at, value, port }: Ship): Ship => ({ at, value, port });

const copyPlayer = ({ fuel, ore, supply, hub, cards, ships }: Player): Player => ({
  fuel,
  ore,
  supply,
  hub,
  cards: cards.slice(),
  ships: ships.map(copyShip),
});

function copyThisTurn(turn: State['thisTurn']): State['thisTurn'] {
  const { teleported } = turn;
  return {
    discarded: turn.discarded,
    usedCards: turn.usedCards.slice(),
    artifactUnspent: turn.artifactUnspent.slice(),
    artifactCycles: turn.artifactCycles,
    hubShips: turn.hubShips,
    asimovUsed: turn.asimovUsed,
    hubExcess: turn.hubExcess,
    mineShips: turn.mineShips,
    marketShips: turn.marketShips.slice(),
    borrowed: turn.borrowed,
    teleported: teleported && { ship: teleported.ship, from: teleported.from },
  };
}
