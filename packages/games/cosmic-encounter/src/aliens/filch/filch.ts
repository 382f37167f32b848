import { playerOf, encounterOf, type State } from '../../rules/state.ts';
import { opponentOf } from '../../rules/seats.ts';
import { alien } from '../alien.ts';

/** The opponent's encounter card, if it has just been discarded. */
const loot = (state: State, seat: number): string | undefined =>
  encounterOf(state).discarded.find((played) => played.seat === opponentOf(state, seat))?.card;

/** Theft: takes the opponent's encounter card from the discard pile. */
export const filch = alien({
  id: 'filch',
  abilities: [
    {
      id: 'filch.theft',
      when: 'resolution.after-discard',
      as: 'main',
      use: 'may',
      if: (state, seat) => state.discard.includes(loot(state, seat) ?? ''),
      effect: ({ state }, { seat }) => {
        const card = loot(state, seat) ?? '';
        state.discard = state.discard.filter((other) => other !== card);
        playerOf(state, seat).hand.push(card);
      },
    },
  ],
});
