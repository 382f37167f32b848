/** As many as may stand in one list without a thought for the limits of either database. */
const mostAtOnce = 500;

/** What a query shall look for, a part at a time. */
export function* inBatches<Name>(wanted: readonly Name[]): Generator<readonly Name[]> {
  for (let start = 0; start < wanted.length; start += mostAtOnce)
    yield wanted.slice(start, start + mostAtOnce);
}
