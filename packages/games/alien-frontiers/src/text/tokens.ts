import type { MessageParam } from '@starboard/engine';

/** Fuel and ore as a list of what there is of them; empty for nothing at all. */
export const tokensParam = (fuel: number, ore: number): MessageParam => [
  ...(fuel > 0 ? [{ key: 'af.tokens.fuel', params: { count: fuel } }] : []),
  ...(ore > 0 ? [{ key: 'af.tokens.ore', params: { count: ore } }] : []),
];
