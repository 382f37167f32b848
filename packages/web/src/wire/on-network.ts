interface Network {
  /** The player is back at this device, or the device is back in its network. */
  readonly isBack: () => void;
  readonly isGone: () => void;
}

/** Until what is returned is called. Outside of a page, as in tests, it is never told. */
export function onNetwork({ isBack, isGone }: Network): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const ear = new AbortController();
  const { signal } = ear;
  const seen = () => document.visibilityState === 'visible' && isBack();
  addEventListener('online', isBack, { signal });
  addEventListener('offline', isGone, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  return () => ear.abort();
}
