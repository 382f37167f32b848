import { everyBot } from '@starboard/bots';
import { playBots } from '../../bots/play-bots.ts';
import { testGames } from '../test-games.ts';

playBots(testGames, everyBot);
