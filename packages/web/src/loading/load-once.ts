/** How long a failure is remembered: a part that waits has to see it, and one that comes later may try again. */
const grace = 1_000;

/** Loads each thing once. Asking again gives the same promise, marked as React wants it: what is there is not waited for. */
export function loadOnce<Key, Thing>(load: (key: Key) => Promise<Thing>): (key: Key) => Promise<Thing> {
  const loaded = new Map<Key, Promise<Thing>>();
  return (key) => {
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(key);
    loaded.set(key, loading);
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => setTimeout(() => loaded.delete(key), grace),
    );
    return loading;
  };
}
