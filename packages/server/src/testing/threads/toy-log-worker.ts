import { workOnLogs } from '../../log-work/work-on-logs.ts';
import { testGames } from '../test-games.ts';

workOnLogs(testGames);
