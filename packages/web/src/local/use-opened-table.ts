import { type Reason, reason } from '@starboard/engine';
import { useState } from 'react';
import { useOnce } from '../loading/use-once.ts';
import { askKeeper } from '../wire/local-wire.ts';
import type { LocalWish } from './local-talk.ts';
import { Refused } from '../wire/refused.ts';

/** Opens a table on this device and tells its id. */
export async function openLocalTable(wish: LocalWish): Promise<string> {
  // browsers clear away what they have not promised to keep; pages that are not secure cannot ask for it
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist().catch(() => false);
  return (await askKeeper('open', wish)).id;
}

/** Opens one table when the page is entered: its id, or why there is none. */
export function useOpenedTable(wish: LocalWish, onOpened: (id: string) => void): Reason | null {
  const [why, setWhy] = useState<Reason | null>(null);
  useOnce(() => {
    openLocalTable(wish).then(onOpened, (error: unknown) =>
      setWhy(error instanceof Refused ? error.reason : reason('web.local.failed')),
    );
  });
  return why;
}
