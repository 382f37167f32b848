import { startMatch } from '../../../match/match.ts';
import { gameSuite } from '../../suite.ts';
import { marketDay } from './market-day.ts';

gameSuite(marketDay, {
  module: { url: new URL('./market-day.ts', import.meta.url), name: 'marketDay' },
  folder: new URL('./', import.meta.url),
  longest: 80,
  options: { standard: {}, generous: { days: 1, generous: true } },
  games: 40,
  closely: 0.5,
  positions: [
    {
      name: 'the first harvest',
      match: () => startMatch(marketDay, { seats: 2, seed: 'counted' }),
      counts: [6, 33],
    },
  ],
});
