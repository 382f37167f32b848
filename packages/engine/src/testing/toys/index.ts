// Apart from the suite, so that a process without a test runner can play them.
export { bellRingers } from './bell-ringers.ts';
export { highCard } from './high-card/high-card.ts';
export { marketDay } from './market-day/market-day.ts';
export { masquerade } from './masquerade/masquerade.ts';
export { tapRace } from './tap-race/tap-race.ts';
export { tinyGame } from './tiny-game.ts';
export { trapdoors } from './trapdoors.ts';
