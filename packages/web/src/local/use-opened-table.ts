import { type Reason, reason } from '@starboard/engine';
import { useState } from 'react';
import { useOnce } from '../loading/use-once.ts';
import { askDevice } from '../wire/device-wire.ts';
import type { LocalWish } from './local-talk.ts';
import { Refused } from '../wire/refused.ts';

/** Opens a table on this device and tells its id. */
export async function openLocalTable(wish: LocalWish): Promise<string> {
  // browsers clear away what they have not promised to keep; pages that are not secure cannot ask for it
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist().catch(() => false);
  return (await askDevice('open', wish)).id;
}

interface OpenedTable {
  readonly id: string | null;
  /** Why there is none. */
  readonly why: Reason | null;
}

/** Opens one table when the page is entered. A player who has left the page by then is not called back. */
export function useOpenedTable(wish: LocalWish): OpenedTable {
  const [opened, setOpened] = useState<OpenedTable>({ id: null, why: null });
  useOnce(() => {
    openLocalTable(wish).then(
      (id) => setOpened({ id, why: null }),
      (error: unknown) =>
        setOpened({ id: null, why: error instanceof Refused ? error.reason : reason('web.local.failed') }),
    );
  });
  return opened;
}
