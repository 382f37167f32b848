export type { Bot } from '@starboard/engine';
export { askBot, botByName, bots, botsFor, eagerBot, luckFor, randomBot } from './bot.ts';
export { type PlayedOut, type PlayOutSettings, playOut } from './play-out.ts';
