import { gameSuite } from '@starboard/engine/testing';
import { cosmicEncounter } from './index.ts';

gameSuite(cosmicEncounter, {
  module: { url: new URL('./index.ts', import.meta.url), name: 'cosmicEncounter' },
  folder: new URL('../', import.meta.url),
  longest: 20_000,
  games: 24,
  closely: 0.1,
  // ships by planet, spread over whichever planets
  records: ['answered{}'],
  options: {
    revised: {},
    'first-edition': { edition: '2008' },
    variants: { planets: 4, encountersPerTurn: 1, hiddenPowers: true, flares: 'unlimited' },
  },
});
