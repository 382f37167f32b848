import { applyAlien } from './apply-alien.ts';
import { assign } from './assign.ts';
import { attach, pick, tech } from './cards.ts';
import type { CommandRules } from './command.ts';
import { explore } from './explore.ts';
import { fire } from './fire.ts';
import { assignHit, waiveHits } from './hits.ts';
import { layMine } from './lay-mine.ts';
import { loseDie } from './lose-die.ts';
import { move } from './move.ts';
import { placeDemo } from './place-demo.ts';
import { search } from './search.ts';
import { chooseHero, claimWeapon, placeHero } from './setting-up.ts';
import { takeBack } from './take-back.ts';
import { setDodge, teamChoice, vote } from './team.ts';
import { accept, offer } from './trade.ts';
import { use } from './use.ts';
import { done, notReady, pause, ready } from './words.ts';

/** Commands said by a key, those first that a player owes or is waited for. */
export const keyed = [
  teamChoice,
  applyAlien,
  assignHit,
  loseDie,
  pick,
  tech,
  chooseHero,
  claimWeapon,
  placeHero,
  move,
  assign,
  fire,
  use,
  search,
  explore,
  placeDemo,
  layMine,
  attach,
  accept,
  takeBack,
  waiveHits,
  offer,
  vote,
  setDodge,
] as const;

/** Commands that are a word. */
export const words: Readonly<Record<string, CommandRules<null>>> = {
  ready,
  'not-ready': notReady,
  done,
  pause,
};
