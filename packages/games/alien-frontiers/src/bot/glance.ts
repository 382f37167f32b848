import type { Seat } from '@starboard/engine';
import type { Planet } from '../rules/planet/control.ts';
import { copyColonies } from '../rules/state/copy-state.ts';
import type { Tokens } from '../rules/state/resources.ts';
import { playerOf, type State } from '../rules/state/state.ts';

/** What a list of priorities has to know: who is where on the planet to land there, else the own tokens. */
export function glance(state: State, seat: Seat, prompt: string): Planet | Tokens {
  if (prompt === 'af.ask.land') return planetOf(state);
  const { fuel, ore } = playerOf(state, seat);
  return { fuel, ore };
}

const planetOf = ({ colonies, fields }: State): Planet => ({
  colonies: copyColonies(colonies),
  fields: { ...fields },
});
