import { gamePlaySuite } from '@starboard/engine/testing';
import { projectElite } from './index.ts';
import { settings } from './testing/settings.ts';

gamePlaySuite(projectElite, {
  module: { url: new URL('./index.ts', import.meta.url), name: 'projectElite' },
  folder: new URL('../', import.meta.url),
  longest: 20_000,
  games: settings.length,
  closely: 0.01,
  pace: 600,
  refusesNothing: true,
  seatings: settings,
});
