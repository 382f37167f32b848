import { parseOption } from '../../keys/index.ts';
import { alienWeights } from '../weights.ts';
import type { Family } from './family.ts';

/** Which alien to be: the one that wins more often. */
export const alien: Family = () => (key) => {
  const { alien: id } = parseOption(key) ?? {};
  return id === undefined ? 0 : (alienWeights[id] ?? 0);
};
