import { gamePlaySuite } from '@starboard/engine/testing';
import { projectElite } from './index.ts';

gamePlaySuite(projectElite, {
  module: { url: new URL('./index.ts', import.meta.url), name: 'projectElite' },
  folder: new URL('../', import.meta.url),
  longest: 20_000,
  games: 10,
  closely: 0.01,
  pace: 600,
  refusesNothing: true,
  seats: [1, 3],
  options: {
    standard: {},
    'hard-at-leisure': { map: 'crash', mission: 'capture', difficulty: 'high', clock: 'untimed' },
    charges: { mission: 'demolition', difficulty: 'medium' },
    scouts: { map: 'crash', mission: 'recon', difficulty: 'story', clock: 'x2', objectiveSameCell: 'off' },
    unknown: { mission: 'exploration', difficulty: 'nightmare', clock: 'x1.5', planning: '60' },
  },
});
