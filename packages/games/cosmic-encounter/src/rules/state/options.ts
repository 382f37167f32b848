import type { OptionsOf } from '@starboard/engine';

/** Table options, the default first. `by-edition` follows the edition chosen. */
export const optionValues = {
  edition: ['revised', '2008'],
  flares: ['by-edition', 'none', 'standard', 'unlimited'],
  filchFlare: ['standard', 'classic'],
  alienChoice: ['by-edition', 'combo', 'two-flares', 'random'],
  planets: [5, 4],
  encountersPerTurn: [2, 1],
  hiddenPowers: [false, true],
  technologies: [false, true],
  powerTurnover: [false, true],
  dealColony: ['by-edition', 'any-colony-of-granter', 'home-colony-of-granter'],
  offenseOutOfCards: ['by-edition', 'immediate', 'when-needed'],
  techUnderResearched: ['by-edition', 'cannot-complete', 'fails-and-discarded'],
  ownColourDeckRule: ['by-edition', 'all-options-each-draw', 'skip-own-colour-on-redraw'],
  powerLossRule: ['by-edition', 'fewer-than-3-home-colonies', '3-lost'],
  cosmicQuake: ['by-edition', 'on', 'off'],
  gamblerLossSource: ['anywhere', 'outside-encounter'],
  zombieRelease: ['other-main-player', 'any-player'],
  superShadow: ['retrieve', 'replace'],
} as const;

export type Options = OptionsOf<typeof optionValues>;

/** What `by-edition` stands for in each of them. */
export const byEdition = {
  revised: {
    flares: 'none',
    alienChoice: 'combo',
    dealColony: 'any-colony-of-granter',
    offenseOutOfCards: 'immediate',
    techUnderResearched: 'cannot-complete',
    ownColourDeckRule: 'all-options-each-draw',
    powerLossRule: 'fewer-than-3-home-colonies',
    cosmicQuake: 'on',
  },
  '2008': {
    flares: 'standard',
    alienChoice: 'two-flares',
    dealColony: 'home-colony-of-granter',
    offenseOutOfCards: 'when-needed',
    techUnderResearched: 'fails-and-discarded',
    ownColourDeckRule: 'skip-own-colour-on-redraw',
    powerLossRule: '3-lost',
    cosmicQuake: 'off',
  },
} as const;

type EditionKey = keyof (typeof byEdition)['revised'];

/** The options with the edition's choices filled in: what the rules go by. */
export type Settings = {
  readonly [Name in keyof Options]: Exclude<Options[Name], 'by-edition'>;
};

export function settingsOf(options: Options): Settings {
  const preset: Readonly<Record<EditionKey, string>> = byEdition[options.edition];
  const chosen = Object.entries(options).map(([name, value]) => [
    name,
    value === 'by-edition' ? preset[name as EditionKey] : value,
  ]);
  return Object.fromEntries(chosen) as Settings;
}
