import type { ChatPage } from '@starboard/protocol';
import { startTransition, useMemo } from 'react';
import { call } from '../../api/call.ts';
import { openSocketWire } from '../../wire/socket-wire.ts';
import { useOpened } from '../../wire/use-opened.ts';
import { slownessHere } from '../../settings/slowness.ts';
import { createTableStore, type TableStore } from './table-store.ts';

/** A table of the server's, watched as long as it is shown. */
export function useServerTable(id: string): TableStore | null {
  return useOpened(useMemo(() => () => openTable(id), [id]));
}

function openTable(id: string) {
  const wire = openSocketWire();
  const thing = createTableStore(wire, id, {
    slowness: slownessHere,
    inPieces: startTransition,
    saidSoFar: async () => (await call<ChatPage>('GET', `/tables/${id}/chat`)).lines,
  });
  return {
    thing,
    close() {
      thing.close();
      wire.close();
    },
  };
}
