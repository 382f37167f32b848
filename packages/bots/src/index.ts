export { type Bot, randomBot } from './bot.ts';
export { type PlayedOut, type PlayOutSettings, playOut } from './play-out.ts';
