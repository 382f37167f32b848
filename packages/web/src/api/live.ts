import type { Reason } from '@starboard/engine';
import type { FromServer, TableSummary } from '@starboard/protocol';
import { useEffect, useState } from 'react';
import { requestId } from '../wire/request-id.ts';
import { openSocketWire } from '../wire/socket-wire.ts';
import type { Wire, WireState } from '../wire/wire.ts';
import { becomeAccount, useMe } from './account.ts';
import { queries, queryClient } from './queries.ts';
import { keepTable } from './tables.ts';

/** How the wire is that a page listens on. */
export interface Live {
  readonly state: WireState;
  /** Why the server has said goodbye, where it has. */
  readonly goodbye: Reason | null;
}

/** Listens on the wire while it is wanted; `ask` is said whenever the wire has opened. */
function useWire(ask: (wire: Wire) => void, hear: (message: FromServer) => void, subject: string): Live {
  const [live, setLive] = useState<Live>({ state: 'connecting', goodbye: null });
  const { data: me } = useMe();
  const account = me?.id;
  useEffect(() => {
    // the server speaks to those alone whom it knows
    if (account === undefined) return;
    const wire = openSocketWire();
    const follow = (state: WireState) => {
      setLive(({ goodbye }) => ({ state, goodbye: state === 'closed' ? goodbye : null }));
      if (state === 'open') ask(wire);
    };
    wire.onMessage((message) => {
      hear(message);
      if (message.type !== 'bye' || message.comeBack) return;
      setLive({ state: 'closed', goodbye: message.reason });
      // signed out, by another tab or from another device
      becomeAccount(null);
    });
    wire.onState(follow);
    follow(wire.state);
    return () => wire.close();
    // what is asked and heard depends on the subject alone
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, account]);
  return live;
}

/** Keeps a table that has not started as the server tells it. */
export const useLiveTable = (table: string): Live =>
  useWire(
    (wire) => wire.send({ type: 'watch', id: requestId(), table }),
    (message) => {
      if (message.type === 'table' && message.table.id === table) keepTable(message.table);
    },
    table,
  );

/** Keeps the list of public tables as it changes. */
export const useLiveList = (): Live =>
  useWire(
    (wire) => {
      wire.send({ type: 'lobby', id: requestId(), on: true });
      // what has changed while the page did not listen is read anew
      void queryClient.invalidateQueries({ queryKey: queries.listed.queryKey });
    },
    (message) => {
      if (message.type === 'lobby') keepListed(message.tables, message.gone);
    },
    'the list',
  );

function keepListed(changed: readonly TableSummary[], gone: readonly string[]): void {
  queryClient.setQueryData(queries.listed.queryKey, (list) => {
    if (!list) return list;
    const news = new Map(changed.map((table) => [table.id, table]));
    const pages = list.pages.map(({ tables, next }) => ({
      tables: tables
        .filter(({ id }) => !gone.includes(id))
        .map((table) => {
          const newer = news.get(table.id);
          news.delete(table.id);
          return newer ?? table;
        }),
      next,
    }));
    const [first, ...rest] = pages;
    if (!first) return list;
    return { ...list, pages: [{ ...first, tables: [...news.values(), ...first.tables] }, ...rest] };
  });
}
