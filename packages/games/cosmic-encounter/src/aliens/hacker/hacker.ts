import type { Seat } from '@starboard/engine';
import { hasCards } from '../../rules/cards/cards.ts';
import { choosingPlayer, othersWithCards } from '../../rules/asking/choosing-player.ts';
import { compensationDue, compensationOwed } from '../../rules/encounter/compensation.ts';
import { pickFromHand } from '../../rules/cards/seen-hand.ts';
import { runs } from '../../rules/runs.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const payers = (state: State, seat: Seat): Seat[] =>
  othersWithCards(state, seat).filter((other) => other !== encounterOf(state).compensation.exempt);

const isPayer = (state: State, seat: Seat): boolean => compensationOwed(state)?.payer === seat;

/** Hack: compensation from any player and of its choice; what it has to pay it picks itself. */
export const hacker = alien({
  id: 'hacker',
  power: [
    {
      id: 'hacker.hack',
      when: 'resolution.compensation',
      as: 'main',
      use: 'may',
      if: (state, seat) => compensationDue(state)?.taker === seat && payers(state, seat).length > 0,
      asks: choosingPlayer('hacker-payer', 'ce.ask.hack', payers),
      effect: ({ state }, { seat, ability, choices }) => {
        const { compensation } = encounterOf(state);
        compensation.payer = Number(choices);
        compensation.chooser = seat;
        compensation.by = ability;
      },
    },
    {
      id: 'hacker.pay',
      when: 'resolution.compensation',
      as: 'main',
      use: 'may',
      if: (state, seat) => isPayer(state, seat) && hasCards(state, seat),
      effect: ({ state }, { seat, ability }) => {
        const { compensation } = encounterOf(state);
        compensation.chooser = seat;
        compensation.by = ability;
      },
    },
  ],
  wild: {
    when: 'resolution.compensation',
    as: 'main',
    if: isPayer,
    effect: ({ state }, { seat }) => {
      encounterOf(state).compensation.exempt = seat;
    },
  },
  // up to as many cards go back as came
  super: {
    when: 'resolution.compensated',
    as: 'main',
    if: (state, seat) => {
      const { received } = encounterOf(state);
      return received?.seat === seat && received.cards.length > 0;
    },
    effect: ({ state }, { seat }) => {
      const { from, cards } = encounterOf(state).received ?? { from: null, cards: [] };
      const max = from === null ? 0 : cards.length;
      return runs(pickFromHand, { seat, of: seat, to: from ?? seat, min: 0, max });
    },
  },
});
