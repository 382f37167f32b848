import { startMatch } from '../../../match/match.ts';
import { gameSuite } from '../../suite.ts';
import { tapRace } from './tap-race.ts';

gameSuite(tapRace, {
  refusesNothing: true,
  module: { url: new URL('./tap-race.ts', import.meta.url), name: 'tapRace' },
  folder: new URL('./', import.meta.url),
  longest: 200,
  pace: 200,
  games: 40,
  positions: [
    {
      name: 'two at the line',
      match: () => startMatch(tapRace, { seats: 2, seed: 'counted' }),
      counts: [2, 6],
    },
  ],
});
