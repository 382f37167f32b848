/** How long a test waits for what a page, a socket or a process says, on a machine that does nothing else. */
const whenIdle = 60_000;

const measuredFor = 200;
const slowest = 5;

/** How many times longer work takes here now than on an idle machine: 1 at best, told by a moment of work. */
function measureLoad(): number {
  const began = performance.now();
  const spent = process.cpuUsage();
  while (performance.now() - began < measuredFor);
  const { user, system } = process.cpuUsage(spent);
  const worked = (user + system) / 1000;
  return Math.min(slowest, Math.max(1, measuredFor / Math.max(1, worked)));
}

/** Every timeout of the suite is made of this one number. */
export const patience = Math.round(whenIdle * measureLoad());
