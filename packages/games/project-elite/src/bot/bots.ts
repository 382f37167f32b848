import type { Bot, Json, Means, Pause } from '@starboard/engine';
import type { State } from '../rules/state/state.ts';
import { decide } from './decide.ts';
import { type Level, levels } from './levels.ts';
import { hesitates, looks } from './pace.ts';
import { Sight } from './sight.ts';

const sightOf = ({ seat, glance, look }: Means): Sight => {
  const seen = glance();
  return seen instanceof Sight ? seen : new Sight(look('none').table.state as State, seat);
};

function answer(means: Means, level: Level): Json | Pause {
  const { random } = means;
  const isTimed = means.isTimed();
  const glance = isTimed ? looks(random, level.slowness) : undefined;
  if (glance !== undefined) return glance;
  const said = decide(sightOf(means), means.now(), level, random);
  if ('pause' in said) return said.pause;
  const pause = isTimed ? hesitates(random, said.kind, level.slowness) : undefined;
  return pause === undefined ? said.answer : pause;
}

export const botOf = (name: string, level: Level): Bot => ({
  name,
  decide: (_prompt, means) => answer(means, level),
});

/** From the weakest to the strongest. */
export const projectEliteBots: readonly Bot[] = Object.entries(levels).map(([name, level]) =>
  botOf(name, level),
);
