import { asks, end, rulesOf, type Seat } from '@starboard/engine';
import { cardFacts } from '../content/cosmic-cards.ts';
import type { KnownAbility } from '../rules/abilities/ability.ts';
import type { Event } from '../rules/events.ts';
import { encounterOf, type Side, type State } from '../rules/state.ts';

const { procedure } = rulesOf<State, Event>();

const chooseSide = procedure<{ readonly seat: Seat }, 'side'>('reinforced-side', 'side', {
  side: asks(
    (_state, { seat }) => ({
      seat,
      prompt: 'ce.ask.reinforce',
      shape: { kind: 'choose', options: ['offense', 'defense'] },
    }),
    (_table, _locals, side) => end(side),
  ),
});

/** Whoever takes part may strengthen either side, as often as there are cards. */
export const reinforcements: readonly KnownAbility[] = [2, 3, 5].map((value) => ({
  id: `reinforcement-${value}`,
  source: { kind: 'reinforcement', face: `reinforcement-${value}` },
  when: 'reveal.after-reveal',
  as: 'main-or-ally',
  use: 'may',
  repeats: true,
  asks: chooseSide,
  effect: ({ state }, { seat, card, choices }) => {
    const encounter = encounterOf(state);
    const side = choices as Side;
    if (card === null) return;
    encounter.reinforcements.push({ card, seat, side });
    encounter.modifiers.push({ op: 'add', side, amount: cardFacts(card).value });
  },
}));

export const reinforcementProcedures = [chooseSide];
