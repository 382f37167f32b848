import { asks, call, end, rulesOf, type Seat } from '@starboard/engine';
import { isEncounterCard } from '../../content/cosmic-cards.ts';
import { drawNewHand, moveCards } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { lendPower } from '../../rules/lending.ts';
import { giveUpShips } from '../../rules/lose-ships.ts';
import { hasPower } from '../../rules/powers.ts';
import { isMain, mainPlayers } from '../../rules/seats.ts';
import { mayPlayEncounterCard } from '../../rules/sheet-cards.ts';
import { shipsOnColonies } from '../../rules/ships.ts';
import { encounterOf, playerOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const receivers = (state: State, seat: Seat): Seat[] =>
  mainPlayers(encounterOf(state)).filter((other) => other !== seat);

const choosing = (name: string, prompt: string, options: (state: State, seat: Seat) => Seat[]) =>
  procedure<{ readonly seat: Seat }, 'who'>(name, 'who', {
    who: asks(
      (state, { seat }) => ({
        seat,
        prompt,
        shape: { kind: 'choose', options: options(state, seat).map(String) },
      }),
      (_table, _locals, who) => end(who),
    ),
  });

const chooseReceiver = choosing('philanthropist-receiver', 'ce.ask.give-to', receivers);
const chooseBorrower = choosing('philanthropist-borrower', 'ce.ask.lend-to', (state, seat) =>
  state.players.map((_, other) => other).filter((other) => other !== seat),
);

interface Giving {
  readonly seat: Seat;
  readonly to: Seat;
}

const give = procedure<Giving, 'which'>('philanthropist-give', 'which', {
  which: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.give-card',
      shape: { kind: 'choose', options: [...playerOf(state, seat).hand] },
    }),
    (table, { seat, to }, card) => {
      const encounter = encounterOf(table.state);
      moveCards(table, seat, to, [card]);
      if (isEncounterCard(card)) encounter.presents.push({ by: seat, card });
      // before anybody says that the turn is over
      if (isMain(encounter, seat) && !mayPlayEncounterCard(table.state, seat)) drawNewHand(table, seat);
      return end();
    },
  ),
});

const lend = procedure<Giving, 'pay' | 'lend'>('philanthropist-lend', 'pay', {
  pay: (_table, { seat }) => call(giveUpShips, { owed: [{ seat, count: 1 }], fromGate: false }, 'lend'),
  lend(table, { seat, to }) {
    lendPower(table, seat, to);
    return end();
  },
});

/** Giving: one card of its hand goes to a main player. */
export const philanthropist = alien({
  id: 'philanthropist',
  abilities: [
    {
      id: 'philanthropist.giving',
      when: 'alliance.after-formed',
      as: 'main-or-ally',
      use: 'may',
      if: (state, seat) => playerOf(state, seat).hand.length > 0,
      asks: chooseReceiver,
      effect: (_table, { seat, choices }) => call(give, { seat, to: Number(choices) }, 'finish'),
    },
  ],
  wild: {
    when: 'regroup.start',
    as: 'any',
    if: (state, seat) =>
      shipsOnColonies(state, seat) > 0 &&
      playerOf(state, seat).sheets.some((sheet) => hasPower(state, seat, sheet.alien)),
    asks: chooseBorrower,
    effect: (_table, { seat, choices }) => call(lend, { seat, to: Number(choices) }, 'finish'),
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
  procedures: [chooseReceiver, chooseBorrower, give, lend],
});
