/** Time that passes as soon as all who wait have gone to rest: the one who rests shortest wakes first. */
export function virtualTime(start = 1_000_000) {
  let now = start;
  const resting: { readonly until: number; readonly wake: () => void }[] = [];
  const passes = (): void => {
    resting.sort((one, other) => one.until - other.until);
    const next = resting.shift();
    if (!next) return;
    now = Math.max(now, next.until);
    next.wake();
  };
  return {
    now: () => now,
    rest: (milliseconds: number): Promise<void> =>
      new Promise((wake) => {
        resting.push({ until: now + milliseconds, wake });
        setTimeout(passes);
      }),
  };
}
