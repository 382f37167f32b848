import type { Alien } from './alien.ts';
import { kamikaze } from './kamikaze/kamikaze.ts';
import { healer } from './healer/healer.ts';
import { vacuum } from './vacuum/vacuum.ts';
import { amoeba } from './amoeba/amoeba.ts';
import { antiMatter } from './anti-matter/anti-matter.ts';
import { calculator } from './calculator/calculator.ts';
import { citadel } from './citadel/citadel.ts';
import { demon } from './demon/demon.ts';
import { miser } from './miser/miser.ts';
import { reincarnator } from './reincarnator/reincarnator.ts';
import { philanthropist } from './philanthropist/philanthropist.ts';
import { gambler } from './gambler/gambler.ts';
import { clone } from './clone/clone.ts';
import { filch } from './filch/filch.ts';
import { human } from './human/human.ts';
import { loser } from './loser/loser.ts';
import { macron } from './macron/macron.ts';
import { masochist } from './masochist/masochist.ts';
import { mirror } from './mirror/mirror.ts';
import { oracle } from './oracle/oracle.ts';
import { pacifist } from './pacifist/pacifist.ts';
import { parasite } from './parasite/parasite.ts';
import { sorcerer } from './sorcerer/sorcerer.ts';
import { tickTock } from './tick-tock/tick-tock.ts';
import { tripler } from './tripler/tripler.ts';
import { virus } from './virus/virus.ts';
import { warpish } from './warpish/warpish.ts';
import { warrior } from './warrior/warrior.ts';
import { zombie } from './zombie/zombie.ts';

/** Every alien whose power is written: one line each. */
export const aliens: readonly Alien[] = [
  kamikaze,
  healer,
  vacuum,
  amoeba,
  antiMatter,
  calculator,
  citadel,
  demon,
  miser,
  reincarnator,
  philanthropist,
  gambler,
  clone,
  filch,
  human,
  loser,
  macron,
  masochist,
  mirror,
  oracle,
  pacifist,
  parasite,
  sorcerer,
  tickTock,
  tripler,
  virus,
  warpish,
  warrior,
  zombie,
];
