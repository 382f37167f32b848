import { isOutnumbered } from '../../rules/abilities/wise.ts';
import { modify } from '../../rules/encounter/modifier.ts';
import { encounterOf, type State } from '../../rules/state/state.ts';
import { alien } from '../alien.ts';

const isUpset = (state: State): boolean => encounterOf(state).modifiers.some(({ op }) => op === 'upset');

/** Upset: both play attacks if they can, and in the end the loser wins. */
export const loser = alien({
  id: 'loser',
  power: {
    id: 'loser.upset',
    when: 'planning.before-select',
    as: 'main',
    use: 'may',
    effect: ({ state }) => modify(state, { op: 'upset' }),
  },
  // both sides lose everything they have in the encounter, and no cards are selected
  wild: {
    when: 'planning.before-select',
    as: 'main',
    isWise: (state, seat) => seat === encounterOf(state).defense && isOutnumbered(state, seat),
    effect: ({ state }) => {
      encounterOf(state).result = 'both-lost';
    },
  },
  // declared so late, it binds no player to an attack
  super: {
    when: 'reveal.before-reveal',
    as: 'main',
    if: (state) => !isUpset(state),
    usesPower: 'loser.upset',
  },
});
