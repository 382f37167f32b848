import { asks, end, goto, rulesOf, type Seat } from '@starboard/engine';
import { type CardId, cardFacts, typeOf } from '../../content/cosmic-cards.ts';
import { putOnDiscard } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { planetByKey, planetKey } from '../../rules/planets.ts';
import { encounterOf, planetOf, playerOf, type State } from '../../rules/state.ts';
import { alien } from '../alien.ts';

const { procedure } = rulesOf<State, Event>();

const attacks = (state: State, seat: Seat): CardId[] =>
  playerOf(state, seat).hand.filter((card) => typeOf(card) === 'attack');

const citadels = (state: State): readonly CardId[] => {
  const { target } = encounterOf(state);
  return target === null ? [] : planetOf(state, target).cards;
};

const strength = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + cardFacts(card).value, 0);

interface Placing {
  readonly seat: Seat;
  planet?: string;
}

const choosePlace = procedure<Placing, 'where' | 'which'>('citadel-place', 'where', {
  where: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.citadel-planet',
      shape: { kind: 'choose', options: state.planets.map((_, planet) => planetKey(state, planet)) },
    }),
    (_table, locals, planet) => {
      locals.planet = planet;
      return goto('which');
    },
  ),
  which: asks(
    (state, { seat }) => ({
      seat,
      prompt: 'ce.ask.citadel-card',
      shape: { kind: 'choose', options: attacks(state, seat) },
    }),
    (_table, { planet }, card) => end({ card, planet: planet ?? '' }),
  ),
});

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
  abilities: [
    {
      id: 'citadel.place',
      when: 'destiny.after-draw',
      as: 'any',
      use: 'may',
      isNoUse: true,
      if: (state, seat) => attacks(state, seat).length > 0,
      asks: choosePlace,
      effect: (table, { seat, choices }) => {
        const { card, planet: key } = choices as { card: CardId; planet: string };
        const player = playerOf(table.state, seat);
        const planet = planetByKey(table.state, key);
        player.hand = player.hand.filter((held) => held !== card);
        planetOf(table.state, planet).cards.push(card);
        table.reveal();
        table.emit({ type: 'cardPlaced', seat, card, planet });
      },
    },
    {
      id: 'citadel.fortification',
      when: 'planning.after-select',
      as: 'any',
      use: 'may',
      if: (state) => citadels(state).length > 0,
      effect: ({ state }, { seat }) => {
        const { modifiers, atStake } = encounterOf(state);
        modifiers.push({ op: 'add', side: 'defense', amount: strength(citadels(state)) });
        atStake.push(...citadels(state).map((card) => ({ seat, card })));
      },
    },
  ],
  wild: {
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    effect: ({ state }) => {
      encounterOf(state).modifiers.push({ op: 'add', side: 'defense', amount: 5 });
    },
  },
  super: {
    when: 'planning.after-select',
    as: 'any',
    if: (state, seat) => encounterOf(state).atStake.some((staked) => staked.seat === seat),
    // what was added is taken back, and once more
    effect: ({ state }) => {
      const amount = -2 * strength(encounterOf(state).atStake.map(({ card }) => card));
      encounterOf(state).modifiers.push({ op: 'add', side: 'defense', amount });
    },
  },
  procedures: [choosePlace],
});
