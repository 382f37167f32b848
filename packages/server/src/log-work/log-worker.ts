import { games } from '@starboard/games';
import { workOnLogs } from './work-on-logs.ts';

workOnLogs(games);
