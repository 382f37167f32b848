import { describe } from 'vitest';
import { hands, hiddenPowers, zaps } from './hands.ts';
import { showMoments } from './show-powers.ts';

describe('hidden powers', () => {
  showMoments(hiddenPowers);
});
describe('zaps', () => {
  showMoments(zaps);
});
describe('hands', () => {
  showMoments(hands);
});
