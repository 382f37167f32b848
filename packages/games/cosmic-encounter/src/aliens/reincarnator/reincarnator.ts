import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import type { Event } from '../../rules/events.ts';
import { discardSheet, drawSheet } from '../../rules/new-aliens.ts';
import { sheetOf } from '../../rules/powers.ts';
import { hasFailed } from '../../rules/reading.ts';
import { encounterOf, playerOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

/** Others who lost, save who is reborn anyway. */
const mortals = (state: State, seat: Seat): string[] =>
  state.players.flatMap((_, other) =>
    other !== seat && hasFailed(state, other) && !sheetOf(state, other, 'reincarnator')
      ? [String(other)]
      : [],
  );

const chooseMortal = procedure<{ readonly seat: Seat }, 'who'>('reincarnator-mortal', 'who', {
  who: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.reincarnate',
      shape: { kind: 'choose', options: mortals(state, seat) },
    }),
    (_table, _locals, who) => end(who),
  ),
});

/** Reincarnation: whoever loses becomes a further alien, instead of the last one. */
export const reincarnator = alien({
  id: 'reincarnator',
  abilities: [
    {
      id: 'reincarnator.reincarnation',
      when: 'resolution.after-outcome',
      as: 'main-or-ally',
      use: 'must',
      if: hasFailed,
      effect: (table, { seat }) => {
        const last = playerOf(table.state, seat).sheets.filter((sheet) => sheet.alien !== 'reincarnator');
        drawSheet(table, seat, true);
        for (const sheet of last) discardSheet(table, seat, sheet);
      },
    },
  ],
  wild: {
    when: 'resolution.after-outcome',
    as: 'any',
    if: (state, seat) => mortals(state, seat).length > 0,
    asks: chooseMortal,
    effect: ({ state }, use) => {
      use.cardTo = Number(use.choices);
      encounterOf(state).reborn.push(Number(use.choices));
    },
  },
  super: {
    when: 'react.power-use',
    as: 'main-or-ally',
    if: (state, seat) => {
      const answered = state.uses.at(-1);
      return answered?.seat === seat && answered.ability === 'reincarnator.reincarnation';
    },
    effect: ({ state }) => {
      const answered = state.uses.at(-2);
      if (answered) answered.isCancelled = true;
    },
  },
  procedures: [chooseMortal],
});
