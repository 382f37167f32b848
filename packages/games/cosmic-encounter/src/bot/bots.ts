import { below, type Bot, type Json, type Means, type Pause, type Prompt } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { type Level, levels } from './levels.ts';
import { answerByPolicy } from './policy/index.ts';
import { Sight } from './sight.ts';

/** What the seat sees; a game that gives no glance is looked at. */
const sightOf = ({ seat, glance, look }: Means): Sight => {
  const seen = glance();
  return seen instanceof Sight ? seen : new Sight(look('none').table.state as State, seat);
};

function decide(prompt: Prompt, means: Means, { blur }: Level): Json | Pause {
  const { shape } = prompt;
  const [only, ...others] = shape.kind === 'choose' ? shape.options : [];
  if (only !== undefined && others.length === 0) return only;
  const { random, draw } = means;
  if (blur > 0 && shape.kind !== 'open' && below(random, 'blur', 100) < blur) return draw();
  const said = answerByPolicy(prompt, sightOf(means), random);
  return said === undefined ? draw() : said;
}

const botOf = (name: keyof typeof levels): Bot => ({
  name,
  decide: (prompt, means) => decide(prompt, means, levels[name]),
});

/** From the weakest to the strongest. */
export const cosmicEncounterBots: readonly Bot[] = [botOf('easy'), botOf('normal'), botOf('hard')];
