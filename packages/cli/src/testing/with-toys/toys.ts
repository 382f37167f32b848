import type { Bot } from '@starboard/bots';
import { highCard, marketDay, tapRace, trapdoors } from '@starboard/engine/testing/toys';

/** Answers what no question allows. */
const cheat: Bot = { name: 'cheat', decide: () => 'fly to the moon' };
/** Has no answer at all. */
const mute: Bot = {
  name: 'mute',
  decide() {
    throw new Error('lost in thought');
  },
};
/** Answers what the rules fail over. */
const tripper: Bot = { name: 'tripper', decide: () => 'trip' };

/** Games that draw no board; one is in real time, of another the rules fail behind some doors, and its bots are no better. */
export const toys = [highCard, marketDay, tapRace, { ...trapdoors, bots: [cheat, mute, tripper] }] as const;
