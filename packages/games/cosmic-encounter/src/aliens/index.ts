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
import { machine } from './machine/machine.ts';
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
import { dictator } from './dictator/dictator.ts';
import { fido } from './fido/fido.ts';
import { fodder } from './fodder/fodder.ts';
import { reserve } from './reserve/reserve.ts';
import { will } from './will/will.ts';
import { zombie } from './zombie/zombie.ts';
import { cudgel } from './cudgel/cudgel.ts';
import { grudge } from './grudge/grudge.ts';
import { observer } from './observer/observer.ts';
import { remora } from './remora/remora.ts';
import { shadow } from './shadow/shadow.ts';
import { spiff } from './spiff/spiff.ts';
import { voidAlien } from './void/void.ts';
import { barbarian } from './barbarian/barbarian.ts';
import { hacker } from './hacker/hacker.ts';
import { mind } from './mind/mind.ts';
import { chosen } from './chosen/chosen.ts';
import { trader } from './trader/trader.ts';
import { mutant } from './mutant/mutant.ts';
import { mite } from './mite/mite.ts';
import { hate } from './hate/hate.ts';
import { vulch } from './vulch/vulch.ts';

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
  machine,
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
  dictator,
  fido,
  fodder,
  reserve,
  will,
  zombie,
  cudgel,
  grudge,
  observer,
  remora,
  shadow,
  spiff,
  voidAlien,
  barbarian,
  hacker,
  mind,
  chosen,
  trader,
  mutant,
  mite,
  hate,
  vulch,
];
