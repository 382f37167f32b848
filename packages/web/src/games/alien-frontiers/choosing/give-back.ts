import { mostTokens, type View } from '@starboard/alien-frontiers';
import type { Prompt } from '@starboard/engine';

type Tokens = Pick<View['players'][number], 'fuel' | 'ore'>;

/** Every way to give back what is too much, most fuel first; empty when something else is asked. */
export function waysToGiveBack(tokens: Tokens | undefined, { prompt, shape }: Prompt): readonly Tokens[] {
  if (!tokens || prompt !== 'af.ask.return-fuel' || shape.kind !== 'amount') return [];
  const excess = tokens.fuel + tokens.ore - mostTokens;
  return Array.from({ length: shape.max - shape.min + 1 }, (_, index) => {
    const fuel = shape.max - index;
    return { fuel, ore: excess - fuel };
  });
}
