import { abilityOf } from '../rules/abilities/registry.ts';
import { zapKey } from '../rules/powers.ts';
import { encounterOf, type State, type Use } from '../rules/state.ts';
import { artifact } from './artifact.ts';

/** What a card being played now answers: the use announced before it. */
const answered = (state: State): Use => {
  const use = state.uses.at(-2);
  if (!use) throw new Error('there is nothing to answer');
  return use;
};

/** Stops a flare or an artifact that another player is playing. */
export const cardZap = artifact('card-zap', {
  when: ['react.flare', 'react.artifact'],
  as: 'any',
  if: (state, seat) => state.uses.at(-1)?.seat !== seat,
  effect: ({ state }) => {
    answered(state).isCancelled = true;
  },
  repeats: true,
});

/** Stops one use of any power, which then rests for the encounter; also the own. */
export const cosmicZap = artifact('cosmic-zap', {
  when: 'react.power-use',
  as: 'any',
  effect: ({ state }) => {
    const use = answered(state);
    const { source } = abilityOf(use.ability);
    use.isCancelled = true;
    if (source.kind === 'power') encounterOf(state).zapped.push(zapKey(use.seat, source.alien));
  },
  repeats: true,
});
