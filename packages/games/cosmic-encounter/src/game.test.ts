import { gameSuite } from '@starboard/engine/testing';
import { cosmicEncounter } from './index.ts';

const variants = {
  alienChoice: 'two-flares',
  flares: 'unlimited',
  planets: 4,
  encountersPerTurn: 1,
  hiddenPowers: true,
  technologies: true,
  powerTurnover: true,
} as const;

gameSuite(cosmicEncounter, {
  module: { url: new URL('./index.ts', import.meta.url), name: 'cosmicEncounter' },
  folder: new URL('../', import.meta.url),
  longest: 40_000,
  games: 24,
  closely: 0.1,
  // answers, such as ships by planet, spread over whichever planets
  records: [
    'answered{}',
    'locals of use.choices',
    'locals of use.choices{}',
    'locals of use.choices[]',
    'state.uses[].choices',
    'state.uses[].choices{}',
    'state.uses[].choices[]',
  ],
  options: {
    revised: {},
    'first-edition': { edition: '2008' },
    variants: { ...variants, filchFlare: 'classic', superShadow: 'replace' },
    'first-edition-variants': { ...variants, edition: '2008', planets: 5, zombieRelease: 'any-player' },
    advanced: {
      alienChoice: 'random',
      flares: 'standard',
      technologies: true,
      gamblerLossSource: 'outside-encounter',
    },
  },
});
