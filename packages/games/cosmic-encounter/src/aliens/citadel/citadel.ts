import type { Seat } from '@starboard/engine';
import { type CardId, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { asksBoth, asksOne } from '../../rules/asking/asking.ts';
import { putOnDiscard } from '../../rules/cards/cards.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { planetByKey, planetKeys } from '../../rules/ships/planets.ts';
import { takeInSight } from '../../rules/cards/sheet-cards.ts';
import { encounterOf, planetOf, playerOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const attacks = (state: State, seat: Seat): CardId[] =>
  playerOf(state, seat).hand.filter((card) => typeOf(card) === 'attack');

const citadels = (state: State): readonly CardId[] => {
  const { target } = encounterOf(state);
  return target === null ? [] : planetOf(state, target).cards;
};

const strength = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + cardFacts(card).value, 0);

const asksPlace = asksBoth(
  'citadel-place',
  asksOne('ce.ask.citadel-planet', planetKeys),
  asksOne('ce.ask.citadel-card', attacks),
);

/** Fortification: attack cards beside planets, which the defense of that planet may be given. */
export const citadel = alien({
  id: 'citadel',
  passive: {
    leaves: (table, seat) => {
      for (const planet of table.state.planets) {
        const cards = planet.cards.splice(0);
        if (cards.length > 0) putOnDiscard(table, seat, cards);
      }
    },
  },
  power: [
    {
      id: 'citadel.place',
      when: 'destiny.after-draw',
      as: 'any',
      use: 'may',
      isNoUse: true,
      if: (state, seat) => attacks(state, seat).length > 0,
      asks: asksPlace,
      effect: (table, { seat, choices }) => {
        const [key, card] = choices as [string, CardId];
        takeInSight(table.state, seat, card);
        planetOf(table.state, planetByKey(table.state, key)).cards.push(card);
        table.reveal();
        table.emit({ type: 'cardPlaced', seat, card, planet: key });
      },
    },
    {
      id: 'citadel.fortification',
      when: 'planning.after-select',
      as: 'any',
      use: 'may',
      if: (state) => citadels(state).length > 0,
      effect: ({ state }, { seat }) => {
        modify(state, { op: 'add', side: 'defense', amount: strength(citadels(state)) });
        encounterOf(state).atStake.push(...citadels(state).map((card) => ({ seat, card })));
      },
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    effect: ({ state }) => modify(state, { op: 'add', side: 'defense', amount: 5 }),
  },
  super: {
    when: 'planning.after-select',
    as: 'any',
    if: (state, seat) => encounterOf(state).atStake.some((staked) => staked.seat === seat),
    // what was added is taken back, and once more
    effect: ({ state }) => {
      const amount = -2 * strength(encounterOf(state).atStake.map(({ card }) => card));
      modify(state, { op: 'add', side: 'defense', amount });
    },
  },
});
