import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import { answered, isAnnouncing } from '../../rules/abilities/answering.ts';
import type { Event } from '../../rules/events.ts';
import { otherSide } from '../../rules/seats.ts';
import { cardOn, ownSide } from '../../rules/reading.ts';
import { encounterOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const sides = ['offense', 'defense'] as const;

const chooseSide = procedure<{ readonly seat: Seat }, 'side'>('mirror-side', 'side', {
  side: asks(
    (_state, { seat }) => ({
      seat,
      prompt: 'ce.ask.reverse',
      shape: { kind: 'choose', options: sides },
    }),
    (_table, _locals, side) => end(side),
  ),
});

/** Reversal: the digits of both attacks change places. */
export const mirror = alien({
  id: 'mirror',
  abilities: [
    {
      id: 'mirror.reversal',
      when: 'planning.after-select',
      as: 'main',
      use: 'may',
      effect: ({ state }, { choices }) => {
        const reversed = sides.filter((side) => choices === null || choices === side);
        for (const side of reversed) encounterOf(state).modifiers.push({ op: 'reverse', side });
      },
    },
  ],
  // the own card becomes what the opponent's is
  wild: {
    when: 'reveal.after-reveal',
    as: 'main',
    effect: ({ state }, { seat }) => {
      const own = cardOn(state, ownSide(state, seat));
      const other = cardOn(state, otherSide(ownSide(state, seat)));
      if (own && other?.counts) own.counts = { ...other.counts };
    },
  },
  // only one of the two cards is reversed
  super: {
    when: 'react.power-use',
    as: 'main',
    if: (state, seat) => isAnnouncing(state, seat, 'mirror.reversal'),
    asks: chooseSide,
    effect: ({ state }, { choices }) => {
      answered(state).choices = choices;
    },
  },
  procedures: [chooseSide],
});
