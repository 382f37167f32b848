import { startMatch } from '../../../match/match.ts';
import { gameSuite } from '../../suite.ts';
import { highCard } from './high-card.ts';

gameSuite(highCard, {
  refusesNothing: true,
  module: { url: new URL('./high-card.ts', import.meta.url), name: 'highCard' },
  folder: new URL('./', import.meta.url),
  longest: 80,
  options: { standard: {}, long: { tricks: 5 } },
  games: 60,
  closely: 0.5,
  positions: [
    {
      name: 'the first trick of two',
      match: () => startMatch(highCard, { seats: 2, seed: 'counted' }),
      counts: [2, 4, 12, 76],
    },
  ],
});
