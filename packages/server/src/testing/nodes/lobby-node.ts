import { highCard } from '@starboard/engine/testing';
import { games as allGames } from '@starboard/games';
import { clockPresets, type NewTable, type TableDetail } from '@starboard/protocol';
import { grantAdmin } from '../../accounts/grant-admin.ts';
import { BotCrew } from '../../bots/bot-crew.ts';
import type { Bus } from '../../bus/bus.ts';
import { Chat } from '../../chat/chat.ts';
import { Reports } from '../../chat/reports.ts';
import { addChatRoutes } from '../../chat/routes.ts';
import { tableHooks } from '../../lobby/leaving-accounts.ts';
import type { LobbyServices } from '../../lobby/lobby-services.ts';
import { addLobbyRoutes } from '../../lobby/routes.ts';
import { Tables } from '../../lobby/tables.ts';
import { TableRequests } from '../../matches/requests/table-requests.ts';
import { LogWork } from '../../log-work/log-work.ts';
import { Rooms } from '../../matches/rooms.ts';
import { createLog } from '../../operations/log.ts';
import { createMetrics } from '../../operations/metrics.ts';
import type { Store } from '../../store/store.ts';
import { Watchers } from '../../watching/watchers.ts';
import type { Browser } from '../people/browser.ts';
import { type HttpNode, type HttpNodeWish, startHttpNode } from './http-node.ts';
import { startToyLogWorker } from '../threads/start-toy-log-worker.ts';

export interface LobbyParts {
  readonly tables: Tables;
  readonly lobby: LobbyServices;
  readonly rooms: Rooms;
  readonly tableRequests: TableRequests;
  readonly crew: BotCrew;
  readonly work: LogWork;
}

export interface LobbyNode extends HttpNode, LobbyParts {
  readonly chat: Chat;
  readonly reports: Reports;
  /** A guest who has become an admin. */
  admin(): Promise<Browser>;
  /** A host opens a table; two seats and the first one theirs, unless told otherwise. */
  opens(host: Browser, wish?: Partial<NewTable>): Promise<TableDetail>;
  /** Two people play a match; neither has won yet. */
  plays(first: Browser, second: Browser, wish?: Partial<NewTable>): Promise<TableDetail>;
}

const games = [...allGames, highCard];

/** As if all were at their tables. */
const everybody = {
  at: () => [0, 1, 2, 3, 4, 5],
  isHere: () => true,
  atThisNode: () => [0, 1, 2, 3, 4, 5],
  follow: () => undefined,
  unfollow: () => undefined,
};

/** Tables and matches on a store and a bus, as a node has them. */
export function lobbyParts(store: Store, bus: Bus, now: () => number): LobbyParts {
  const tables = new Tables({ store, bus, now });
  const crew = new BotCrew({ size: 1 });
  const work = new LogWork({ store, start: startToyLogWorker });
  const rooms = new Rooms({
    store,
    work,
    bus,
    tables,
    games,
    crew,
    now,
    paces: clockPresets,
    metrics: createMetrics(),
    log: createLog('silent'),
    isAlone: true,
    takesBots: true,
    botPace: 400,
    awayGrace: 0,
    presence: everybody,
    watchers: new Watchers(),
  });
  const tableRequests = new TableRequests({ store, bus, tables, games, rooms });
  const lobby: LobbyServices = {
    store,
    tables,
    games,
    now,
    matches: rooms,
    resign: (table, seat) => tableRequests.resign(table, seat),
  };
  return { tables, lobby, rooms, tableRequests, crew, work };
}

export async function startLobbyNode(wish: HttpNodeWish = {}): Promise<LobbyNode> {
  const now = wish.now ?? Date.now;
  let parts: LobbyParts | null = null;
  let talk: { chat: Chat; reports: Reports } | null = null;
  const node = await startHttpNode({
    ...wish,
    hooks({ store, bus }) {
      parts = lobbyParts(store, bus, now);
      return tableHooks(parts.lobby);
    },
    routes({ app, store, bus, limits }) {
      if (!parts) throw new Error('tables come first');
      talk = { chat: new Chat({ store, bus, limits, now }), reports: new Reports({ store, bus, now }) };
      addLobbyRoutes(app, parts.lobby);
      addChatRoutes(app, { tables: parts.tables, ...talk });
    },
  });
  if (!parts || !talk) throw new Error('the node has no tables');
  const { rooms, crew, work } = parts as LobbyParts;

  async function opens(host: Browser, table: Partial<NewTable> = {}): Promise<TableDetail> {
    const { status, body } = await host.post<TableDetail>('/api/tables', { ...twoSeats, ...table });
    if (status !== 200) throw new Error(`no table: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  return {
    ...node,
    ...(parts as LobbyParts),
    ...(talk as { chat: Chat; reports: Reports }),
    async admin() {
      const admin = await node.guest();
      await admin.post('/api/me/password', { name: 'Caretaker', password: 'the keys of the house' });
      await grantAdmin(node.store, 'Caretaker');
      return admin;
    },
    opens,
    async plays(first, second, wish) {
      const { id } = await opens(first, wish);
      await second.post(`/api/tables/${id}/join`, {});
      await first.post(`/api/tables/${id}/ready`, { isReady: true });
      const { body } = await second.post<TableDetail>(`/api/tables/${id}/ready`, { isReady: true });
      if (body.status !== 'playing') throw new Error(`no match: ${JSON.stringify(body)}`);
      return body;
    },
    async close() {
      await rooms.close();
      await crew.close();
      await work.close();
      await node.close();
    },
  };
}

/** A table for two that all may join. */
export const twoSeats: NewTable = {
  game: 'alien-frontiers',
  options: {},
  seats: ['me', 'open'],
  clock: 'none',
  isPublic: true,
  spectators: { allowed: true, delay: 0 },
};
