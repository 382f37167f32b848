export type { Bot } from '@starboard/engine';
export {
  askBot,
  botByName,
  bots,
  botsFor,
  eagerBot,
  everyBot,
  luckFor,
  meansOf,
  randomBot,
  standInFor,
  standInName,
  whileAway,
} from './bot.ts';
export { BotsAtTable } from './bots-at-table.ts';
export { betweenActs } from './pace.ts';
export { type PlayedOut, type PlayOutSettings, playOut } from './play-out.ts';
