import type { Say } from '../../../language/say.ts';

/** A text with signs for those who hear it: “2 [fuel]” is counted as their language counts. */
export const spokenSigns = (text: string, say: Say): string =>
  text
    .replaceAll(/(\d+ \[fuel\]) (\d+ \[ore\])/g, (_, fuel: string, ore: string) =>
      say('web.af.sign.both', { fuel, ore }),
    )
    .replaceAll(/(\d+) \[(fuel|ore)\]/g, (_, count: string, token: string) =>
      say(`af.tokens.${token}`, { count: Number(count) }),
    )
    .replaceAll(/\[(\w+)\]/g, (_, sign: string) => say(`web.af.sign.${sign}`));
