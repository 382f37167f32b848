import { readOptions } from '@starboard/engine';
import { expect, test } from 'vitest';
import { type Options, optionValues, type Settings, settingsOf } from './options.ts';

function settings(options: Partial<Options>): Settings {
  const read = readOptions(optionValues, options);
  if ('refused' in read) throw new Error(read.refused.key);
  return settingsOf(read.options);
}

test('Nothing said is the revised edition, without flares and variants', () => {
  expect(settings({})).toEqual({
    edition: 'revised',
    flares: 'none',
    filchFlare: 'standard',
    alienChoice: 'combo',
    planets: 5,
    encountersPerTurn: 2,
    hiddenPowers: false,
    technologies: false,
    powerTurnover: false,
    dealColony: 'any-colony-of-granter',
    offenseOutOfCards: 'immediate',
    techUnderResearched: 'cannot-complete',
    ownColourDeckRule: 'all-options-each-draw',
    powerLossRule: 'fewer-than-3-home-colonies',
    cosmicQuake: 'on',
    gamblerLossSource: 'anywhere',
    zombieRelease: 'other-main-player',
    superShadow: 'retrieve',
  });
});

test('The first edition changes eight of them', () => {
  expect(settings({ edition: '2008' })).toEqual({
    ...settings({}),
    edition: '2008',
    flares: 'standard',
    alienChoice: 'two-flares',
    dealColony: 'home-colony-of-granter',
    offenseOutOfCards: 'when-needed',
    techUnderResearched: 'fails-and-discarded',
    ownColourDeckRule: 'skip-own-colour-on-redraw',
    powerLossRule: '3-lost',
    cosmicQuake: 'off',
  });
});

test('What a table chooses for itself stands in either edition', () => {
  expect(settings({ edition: '2008', cosmicQuake: 'on' })).toMatchObject({
    cosmicQuake: 'on',
    powerLossRule: '3-lost',
  });
  expect(settings({ powerLossRule: '3-lost' })).toMatchObject({ cosmicQuake: 'on', powerLossRule: '3-lost' });
});
