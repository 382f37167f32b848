import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game, MoveContext } from 'boardgame.io/internal';
import { original } from 'immer';
import { dock } from './dock.ts';
import { landColony } from './land-colony.ts';
import { legalDockings } from './legal-acts.ts';
import { canClaim, canLandOn, canLaunch, canTrade, seatOf } from './rules.ts';
import { freshTurn, ownerOf, setUpTable, stations, type Card, type Table } from './table.ts';

type Context = MoveContext<Table>;

/**
 * Dice placement after Alien Frontiers, as a competent boardgame.io user would write it:
 * every move checks its own arguments, the table is mutated through Immer, dice come from the random plugin.
 */
export const game: Game<Table> = {
  name: 'dice-placement',
  disableUndo: true,
  setup: ({ random }) => setUpTable((deck) => random.Shuffle(deck)),
  moves: { dock, trade, cycle, claim, launch, endTurn },
  turn: {
    onBegin: gatherAndRoll,
    onEnd: keepEightTokens,
  },
  endIf: ({ G: table }) => {
    const winner = table.seats.findIndex(({ colonies, hub }) => colonies === 0 && hub === 0);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
};

function gatherAndRoll({ G: table, ctx, random }: Context): void {
  const seat = Number(ctx.currentPlayer);
  const before = original(table) ?? table;
  for (const station of stations) {
    const docked = before.docked[station];
    const remaining = docked.filter((ship) => ownerOf(ship) !== seat);
    if (remaining.length < docked.length) table.docked[station] = remaining;
  }
  const unplaced = Array.from({ length: 6 }, (_, index) => seat * 6 + index).filter(
    (ship) => before.ships[ship]?.isInPlay,
  );
  const values = random.D6(unplaced.length);
  for (const [index, id] of unplaced.entries()) {
    const ship = table.ships[id];
    if (ship) ship.value = values[index] ?? 1;
  }
  table.turn = freshTurn(unplaced);
}

function keepEightTokens({ G: table, ctx }: Context): void {
  const seat = seatOf(table, Number(ctx.currentPlayer));
  const excess = seat.fuel + seat.ore - 8;
  if (excess <= 0) return;
  const fuel = Math.min(seat.fuel, excess);
  seat.fuel -= fuel;
  seat.ore -= excess - fuel;
}

function trade({ G: table, playerID }: Context): undefined | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (!canTrade(table, seat)) return INVALID_MOVE;
  const { fuel, ore } = seatOf(table, seat);
  Object.assign(seatOf(table, seat), { fuel: fuel - (table.turn.marketPrice ?? 0), ore: ore + 1 });
  return undefined;
}

function cycle({ G: table, random }: Context): undefined | typeof INVALID_MOVE {
  if (table.turn.artifactCycles === 0) return INVALID_MOVE;
  table.turn.artifactCycles--;
  table.discard.push(...table.display);
  table.display = [];
  refillDisplay(table, random);
  return undefined;
}

function claim({ G: table, playerID, random }: Context, card: number): undefined | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (!canClaim(table, seat, card)) return INVALID_MOVE;
  const index = table.display.findIndex(({ id }) => id === card);
  seatOf(table, seat).cards.push(...table.display.splice(index, 1));
  table.turn.artifactCredit = 0;
  table.turn.artifactCycles = 0;
  refillDisplay(table, random);
  return undefined;
}

function refillDisplay(table: Table, random: Context['random']): void {
  while (table.display.length < 3) {
    if (table.draw.length === 0) {
      table.draw = random.Shuffle<Card>(table.discard);
      table.discard = [];
    }
    const card = table.draw.shift();
    if (!card) return;
    table.display.push(card);
  }
}

function launch({ G: table, playerID }: Context, territory: number): undefined | typeof INVALID_MOVE {
  const seat = Number(playerID);
  if (!canLaunch(table, seat) || !canLandOn(table, territory)) return INVALID_MOVE;
  const launching = seatOf(table, seat);
  launching.fuel--;
  launching.ore--;
  launching.hub = 0;
  landColony(table, seat, territory);
  return undefined;
}

function endTurn({ G: table, playerID, events }: Context): undefined | typeof INVALID_MOVE {
  if (legalDockings(original(table) ?? table, Number(playerID)).length > 0) return INVALID_MOVE;
  events.endTurn();
  return undefined;
}
