import { everyBot } from '@starboard/bots';
import { games } from '@starboard/games';
import { playBots } from './play-bots.ts';

playBots(games, everyBot);
