import { useEffect, useState } from 'react';

interface Opened<Thing> {
  readonly thing: Thing;
  close(): void;
}

/** Opens something when this is shown, and closes it afterwards. `open` stays the same as long as the thing is to. */
export function useOpened<Thing>(open: (() => Opened<Thing>) | null): Thing | null {
  const [opened, setOpened] = useState<Thing | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    const { thing, close } = open();
    // what has to be closed cannot be opened while drawing: that may be done twice, or in vain
    // oxlint-disable-next-line react/set-state-in-effect
    setOpened(() => thing);
    return close;
  }, [open]);
  return opened;
}
