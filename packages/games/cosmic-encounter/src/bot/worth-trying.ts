import type { Json, Means, Prompt } from '@starboard/engine';
import { abilityFacts, isAbility } from '../content/abilities.ts';
import { parseOption, windowOf } from '../keys/index.ts';
import { abilityOf } from '../rules/abilities/registry.ts';
import { someBest } from './answer.ts';
import { battleOf, handsOverTheWin, joined } from './battle.ts';
import type { Thinking } from './levels.ts';
import { judgeOf } from './policy/index.ts';
import type { Sight } from './sight.ts';

/** Questions about which no thought is worth its time: what follows is much the same. */
const trifles: readonly string[] = [
  'return-ships',
  'prometheus',
  'top-of-discard',
  'put-back',
  'look',
  'reward',
];

/** Where the policy cannot tell answers apart, so many others are tried. */
const blindTries = 2;

/** The answers to be tried, the policy's own perhaps among them; none where it is not worth it. */
export function worthTrying(
  asked: Prompt,
  sight: Sight,
  { random, draw }: Means,
  { answers }: Thinking,
): readonly Json[] {
  const { prompt, shape } = asked;
  if (windowOf(prompt) !== null) return isPlain(asked, sight) ? [] : optionsOf(shape).slice(0, answers);
  if (trifles.includes(prompt.slice('ce.ask.'.length))) return [];
  if (prompt === 'ce.ask.ally') return optionsOf(shape).filter((key) => !isHelpToWin(sight, key));
  const best = someBest(judgeOf(asked, sight, random), shape, answers, random);
  return best.length > 0 ? best : Array.from({ length: blindTries }, draw);
}

const optionsOf = (shape: Prompt['shape']): readonly string[] =>
  shape.kind === 'choose' ? shape.options : [];

/** In no world it is worth anything to help another player to win alone. */
function isHelpToWin(sight: Sight, key: string): boolean {
  const battle = battleOf(sight);
  if (!battle || parseOption(key)?.side !== 'offense') return false;
  return handsOverTheWin(sight, joined(battle, sight.seat, 'offense', 1));
}

/** Whether the totals lie open and nothing that could be done now does more than change them: then the policy knows. */
function isPlain({ shape }: Prompt, sight: Sight): boolean {
  if (!sight.totals || sight.sideOf() === null) return false;
  return optionsOf(shape).every(
    (key) =>
      !isAbility(key) ||
      abilityFacts(key).source.kind === 'reinforcement' ||
      sight.prospects(abilityOf(key)) !== null,
  );
}
