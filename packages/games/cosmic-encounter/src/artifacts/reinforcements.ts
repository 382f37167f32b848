import { cardFacts } from '../content/cosmic-cards.ts';
import type { KnownAbility } from '../rules/abilities/ability.ts';
import type { AbilityRecord } from '../rules/abilities/registry.ts';
import { asksOne } from '../rules/asking/asking.ts';
import { modify } from '../rules/encounter/modifier.ts';
import { encounterOf, type Side } from '../rules/state/state.ts';

const abilities = [2, 3, 5].map(
  (value): KnownAbility => ({
    id: `reinforcement-${value}`,
    source: { kind: 'reinforcement', face: `reinforcement-${value}` },
    when: 'reveal.after-reveal',
    as: 'main-or-ally',
    use: 'may',
    repeats: true,
    asks: asksOne('ce.ask.reinforce', ['offense', 'defense']),
    effect: ({ state }, { seat, card, choices }) => {
      const side = choices as Side;
      if (card === null) return;
      encounterOf(state).reinforcements.push({ card, seat, side });
      modify(state, { op: 'add', side, amount: cardFacts(card).value });
    },
  }),
);

/** Main players and allies may strengthen either side, as often as they have cards for it. */
export const reinforcements: AbilityRecord = { id: 'reinforcements', abilities, procedures: [] };
