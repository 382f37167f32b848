import { startTransition, useMemo } from 'react';
import { slownessHere } from '../settings/slowness.ts';
import { createTableStore, type TableStore } from '../table/store/table-store.ts';
import { openLocalWire } from '../wire/device-wire.ts';
import { useOpened } from '../wire/use-opened.ts';
import type { Wire } from '../wire/wire.ts';

const asItIs = (wire: Wire): Wire => wire;

/** A table of this device as long as it is shown; `through` may stand between the screen and its worker. */
export function useLocalStore(id: string | null, through = asItIs): TableStore | null {
  const open = useMemo(() => (id === null ? null : () => openStore(id, through)), [id, through]);
  return useOpened(open);
}

function openStore(id: string, through: (wire: Wire) => Wire) {
  const wire = through(openLocalWire());
  const thing = createTableStore(wire, id, { slowness: slownessHere, inPieces: startTransition });
  const sight = new AbortController();
  const look = () => thing.look(!document.hidden);
  document.addEventListener('visibilitychange', look, { signal: sight.signal });
  return {
    thing,
    close() {
      sight.abort();
      thing.close();
      wire.close();
    },
  };
}
