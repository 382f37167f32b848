export { askBot, type Bot, botByName, bots, eagerBot, luckFor, randomBot } from './bot.ts';
export { type PlayedOut, type PlayOutSettings, playOut } from './play-out.ts';
