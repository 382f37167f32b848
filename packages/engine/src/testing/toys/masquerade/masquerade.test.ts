import { startMatch } from '../../../match/match.ts';
import { gameSuite } from '../../suite.ts';
import { masquerade } from './masquerade.ts';

gameSuite(masquerade, {
  refusesNothing: true,
  module: { url: new URL('./masquerade.ts', import.meta.url), name: 'masquerade' },
  folder: new URL('./', import.meta.url),
  longest: 40,
  games: 60,
  closely: 0.5,
  positions: [
    {
      name: 'the first night of two',
      match: () => startMatch(masquerade, { seats: 2, seed: 'counted' }),
      counts: [7, 24],
    },
  ],
});
