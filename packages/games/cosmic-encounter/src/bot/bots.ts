import { below, type Bot, type Json, type Means, type Pause, type Prompt } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { pauseInTalks } from './deals/pace.ts';
import { type Level, levels } from './levels.ts';
import { answerByPolicy } from './policy/index.ts';
import { Sight } from './sight.ts';
import { think } from './think.ts';
import { worthTrying } from './worth-trying.ts';

/** What the seat sees; where the game gives no glance it is looked at. */
const sightOf = ({ seat, glance, look }: Means): Sight => {
  const seen = glance();
  return seen instanceof Sight ? seen : new Sight(look('none').table.state as State, seat);
};

function decide(prompt: Prompt, means: Means, { blur, thinking }: Level): Json | Pause {
  const { shape } = prompt;
  const [only, ...others] = shape.kind === 'choose' ? shape.options : [];
  if (only !== undefined && others.length === 0) return only;
  const { random, draw } = means;
  if (blur > 0 && shape.kind !== 'open' && below(random, 'blur', 100) < blur) return draw();
  const pause = prompt.prompt === 'ce.ask.deal' ? pauseInTalks(random) : undefined;
  if (pause !== undefined) return pause;
  const sight = sightOf(means);
  const said = answerByPolicy(prompt, sight, random);
  if (said === undefined) return draw();
  if (!thinking || shape.kind === 'open' || said === null) return said;
  const answers = worthTrying(prompt, sight, means, thinking);
  return answers.length > 0 ? think(prompt, said, answers, means, thinking) : said;
}

/** A bot that thinks as that level does. */
export const botOf = (name: string, level: Level): Bot => ({
  name,
  decide: (prompt, means) => decide(prompt, means, level),
});

/** From the weakest to the strongest. */
export const cosmicEncounterBots: readonly Bot[] = [
  botOf('easy', levels.easy),
  botOf('normal', levels.normal),
  botOf('hard', levels.hard),
];
