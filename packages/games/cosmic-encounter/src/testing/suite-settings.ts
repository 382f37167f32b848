import { type Match, playFrom } from '@starboard/engine';
import type { SuiteSettings } from '@starboard/engine/testing';
import { buildPosition, cosmicEncounter } from '../index.ts';
import { ScenarioTable } from './index.ts';

const variants = {
  alienChoice: 'two-flares',
  flares: 'unlimited',
  planets: 4,
  encountersPerTurn: 1,
  hiddenPowers: true,
  technologies: true,
  powerTurnover: true,
} as const;

/** Random games seldom come to it: an Observer has lost, and its ally takes a ship home. */
const shipsBeingSaved = (): Match => {
  const position = buildPosition({ red: { alien: 'observer' } });
  return new ScenarioTable(playFrom(cosmicEncounter, position))
    .encounter({ defense: 'blue', ships: 1 })
    .invites('offense', 'yellow')
    .joins('yellow', 'offense', 1)
    .lay('attack-04', 'attack-10')
    .until('return-ships').match;
};

/** How the suite that every game must pass is run for this one. */
export const suiteSettings: SuiteSettings = {
  module: { url: new URL('../index.ts', import.meta.url), name: 'cosmicEncounter' },
  folder: new URL('../../', import.meta.url),
  longest: 40_000,
  games: 24,
  closely: 0.1,
  // answers, such as ships by planet, spread over planets of any colour
  records: [
    'answered{}',
    'locals of use.choices',
    'locals of use.choices{}',
    'locals of use.choices[]',
    'state.uses[].choices',
    'state.uses[].choices{}',
    'state.uses[].choices[]',
  ],
  positions: [{ name: 'an Observer’s ally takes its ship home', match: shipsBeingSaved, counts: [5] }],
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
};
