export { armorVest } from './armor-vest.ts';
export { carapace } from './carapace.ts';
export { medkit } from './medkit.ts';
