import { below, type Bot, botName, type Json, type Means, type Pause, type Prompt } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { type Character, characterNames } from './characters/character.ts';
import { characters } from './characters/characters.ts';
import { leaningTo, likingOf } from './characters/liking.ts';
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

function decide(
  prompt: Prompt,
  means: Means,
  { blur, thinking }: Level,
  character?: Character,
): Json | Pause {
  const { shape } = prompt;
  const [only, ...others] = shape.kind === 'choose' ? shape.options : [];
  if (only !== undefined && others.length === 0) return only;
  const { random, draw } = means;
  if (blur > 0 && shape.kind !== 'open' && below(random, 'blur', 100) < blur) return draw();
  if (prompt.prompt === 'ce.ask.deal' && !means.hasWaited) return pauseInTalks(random);
  const sight = sightOf(means);
  const said = answerByPolicy(prompt, sight, random, character);
  if (said === undefined) return draw();
  if (!thinking || shape.kind === 'open' || said === null) return said;
  const answers = worthTrying(prompt, sight, means, thinking);
  if (answers.length === 0) return said;
  const leaning = character && leaningTo(character, prompt, sight);
  const liking = leaning && ((answer: Json) => likingOf(leaning, shape, answer));
  return think(prompt, said, answers, means, thinking, liking);
}

/** A bot that thinks as that level does; without a character it is even-tempered. */
export const botOf = (name: string, level: Level, character?: Character): Bot => ({
  name,
  decide: (prompt, means) => decide(prompt, means, level, character),
});

/** From the weakest to the strongest, each even-tempered and with every character. */
export const cosmicEncounterBots: readonly Bot[] = Object.entries(levels).flatMap(([level, thinks]) => [
  botOf(level, thinks),
  ...characterNames.map((character) => botOf(botName({ level, character }), thinks, characters[character])),
]);
