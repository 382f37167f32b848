import { uptime } from 'node:os';

/** The clocks of the machine, in milliseconds. */
export interface MachineClocks {
  /** What time it is, as far as the machine knows: it may be set, forward or back. */
  readonly wall: () => number;
  /** Only ever goes on, and stops while the machine sleeps. */
  readonly steady: () => number;
  /** Since the machine was started, sleep included. */
  readonly uptime: () => number;
}

const thisMachine: MachineClocks = {
  // oxlint-disable-next-line no-restricted-properties -- the one place that asks the machine what time it is
  wall: () => Date.now(),
  steady: () => performance.now(),
  uptime: () => uptime() * 1000,
};

/** How much faster or slower than time itself: a minute's clock is wrong by a second at most. */
const mostHaste = 1 / 60;
/** Further apart than this, an operator has set the machine's clock, or it has slept. */
const apartAtOnce = 2_000;

/**
 * What time it is in the house, for all that is kept or told to others. Setting the machine's clock neither ends
 * anything early nor holds anything up: the house follows slowly, a minute an hour, and never goes back. Only time
 * that the machine has slept through has passed here too.
 */
export function houseClock(machine: MachineClocks = thisMachine): () => number {
  let now = machine.wall();
  let steady = machine.steady();
  let sleptSoFar = machine.uptime() - steady;
  return () => {
    const passed = machine.steady() - steady;
    steady += passed;
    now += passed;
    if (Math.abs(machine.wall() - now) > apartAtOnce) {
      const slept = machine.uptime() - steady - sleptSoFar;
      // the uptime is told in hundredths of a second
      if (slept > apartAtOnce) {
        sleptSoFar += slept;
        now += slept;
      }
    }
    const most = passed * mostHaste;
    now += Math.max(-most, Math.min(most, machine.wall() - now));
    return Math.floor(now);
  };
}
