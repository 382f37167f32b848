import type { Alien } from './alien.ts';
import { clone } from './clone/clone.ts';
import { human } from './human/human.ts';
import { macron } from './macron/macron.ts';
import { oracle } from './oracle/oracle.ts';
import { parasite } from './parasite/parasite.ts';
import { sorcerer } from './sorcerer/sorcerer.ts';
import { zombie } from './zombie/zombie.ts';

/** Every alien whose power is written: one line each. */
export const aliens: readonly Alien[] = [clone, human, macron, oracle, parasite, sorcerer, zombie];
