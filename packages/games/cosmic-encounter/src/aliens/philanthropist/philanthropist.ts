import type { Seat } from '@starboard/engine';
import { isEncounterCard } from '../../content/cosmic-cards.ts';
import { asksOne, asksPlayer, decides } from '../../rules/asking/asking.ts';
import { handOf, hasCards, moveCards } from '../../rules/cards/cards.ts';
import { lendPower } from '../../rules/powers/lending.ts';
import { runs } from '../../rules/runs.ts';
import { giveUpShips } from '../../rules/ships/lose-ships.ts';
import { newHand } from '../../rules/cards/new-hand.ts';
import { hasPower, ownSheets } from '../../rules/powers/powers.ts';
import { isMain, mainPlayers, othersThan } from '../../rules/state/seats.ts';
import { mayPlayEncounterCard } from '../../rules/cards/sheet-cards.ts';
import { shipsOnColonies } from '../../rules/ships/ships.ts';
import { encounterOf, playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const receivers = (state: State, seat: Seat): Seat[] =>
  mainPlayers(encounterOf(state)).filter((other) => other !== seat);

/** Giving: one card of its hand goes to a main player. */
export const philanthropist = alien({
  id: 'philanthropist',
  power: {
    id: 'philanthropist.giving',
    when: 'alliance.after-formed',
    as: 'main-or-ally',
    use: 'may',
    if: hasCards,
    asks: asksPlayer('ce.ask.give-to', receivers),
    effect: decides(asksOne('ce.ask.give-card', handOf), (table, { seat, choices }, card) => {
      const encounter = encounterOf(table.state);
      moveCards(table, seat, Number(choices), [card]);
      if (isEncounterCard(card)) encounter.presents.push({ by: seat, card });
      // before the turn ends for want of a card
      const isOut = isMain(encounter, seat) && !mayPlayEncounterCard(table.state, seat);
      return isOut ? runs(newHand, { seat }) : undefined;
    }),
  },
  wild: {
    when: 'regroup.start',
    as: 'any',
    if: (state, seat) =>
      shipsOnColonies(state, seat) > 0 &&
      ownSheets(playerOf(state, seat)).some(({ alien: own }) => hasPower(state, seat, own)),
    asks: asksPlayer('ce.ask.lend-to', othersThan),
    helpsNamed: true,
    effect: (_table, { seat }) => runs(giveUpShips, { owed: [{ seat, count: 1 }], fromGate: false }),
    afterwards: (table, { seat, choices }) => lendPower(table, seat, Number(choices)),
  },
  super: {
    when: 'planning.select',
    as: 'main-or-ally',
    if: (state, seat) => encounterOf(state).presents.some(({ by }) => by === seat),
    effect: ({ state }, { seat }) => {
      const { presents, mustPlay } = encounterOf(state);
      mustPlay.push(...presents.filter(({ by }) => by === seat).map(({ card }) => card));
    },
  },
});
