import type { AnyGame } from '@starboard/engine';
import type { Pace } from '@starboard/host';
import { clockPresets } from '@starboard/protocol';
import { version } from '../../../package.json';
import { Accounts } from './accounts/accounts.ts';
import { addAccountRoutes } from './accounts/routes.ts';
import { BotCrew, type BotCrewSettings } from './bots/bot-crew.ts';
import type { Bus } from './bus/bus.ts';
import { inProcessBus } from './bus/in-process.ts';
import { natsBus } from './bus/nats.ts';
import { Chat } from './chat/chat.ts';
import { Reports } from './chat/reports.ts';
import { addChatRoutes } from './chat/routes.ts';
import { houseClock } from './clock/house-clock.ts';
import { Sweeper } from './clock/sweeper.ts';
import type { Config } from './config.ts';
import { addAddresses } from './http/addresses.ts';
import { createApp } from './http/app.ts';
import { addressFinder } from './http/client-address.ts';
import { type Budgets, Limits } from './http/limits.ts';
import { addStatic } from './http/static.ts';
import { LiveList } from './lobby/lists/live-list.ts';
import { tableHooks } from './lobby/leaving-accounts.ts';
import type { LobbyServices } from './lobby/lobby-services.ts';
import { addLobbyRoutes } from './lobby/routes.ts';
import { closeStale, startDelayed } from './lobby/sweep.ts';
import { Tables } from './lobby/tables.ts';
import { LogWork, type LogWorkSettings } from './log-work/log-work.ts';
import { TableRequests } from './matches/requests/table-requests.ts';
import { Rooms } from './matches/rooms.ts';
import { attendanceEvery } from './matches/room/resting.ts';
import { usualAwayGrace } from './matches/due/absences.ts';
import { Vanishing } from './matches/due/vanishing.ts';
import { settleGarbageCollector } from './operations/collecting-garbage.ts';
import { addHealth } from './operations/health.ts';
import type { Log } from './operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import type { RunningNode } from './operations/serve.ts';
import { webFolder } from './operations/web-folder.ts';
import { sweepImports } from './records/import-rows.ts';
import { packFinished } from './records/packing.ts';
import { addRecordRoutes } from './records/routes.ts';
import { Presence } from './watching/presence.ts';
import { WatchedTables } from './watching/watched-tables.ts';
import { Watchers } from './watching/watchers.ts';
import { Sockets } from './sockets/sockets.ts';
import { openStore } from './store/open-store.ts';
import { unawaited } from './unawaited.ts';

/** What tests and load tests set otherwise. */
export interface NodeWishes {
  readonly budgets?: Partial<Budgets>;
  readonly paces?: Readonly<Record<string, Pace | null>>;
  readonly crew?: BotCrewSettings;
  readonly logWork?: Partial<LogWorkSettings>;
  /** Milliseconds until a bot stands in for a player who has vanished. */
  readonly grace?: number;
  /** Milliseconds until rules that wait for players are told that one has gone. */
  readonly awayGrace?: number;
  /** Another web table than the one that was built together with this program. */
  readonly webFolder?: string;
}

/** One process that serves tables: it owns nothing, the database decides. */
export async function startNode(
  config: Config,
  games: readonly AnyGame[],
  log: Log,
  wishes: NodeWishes = {},
): Promise<RunningNode> {
  settleGarbageCollector();
  const store = await openStore(config);
  const bus = await openBus(config, log);
  const metrics = createMetrics();
  const limits = new Limits(wishes.budgets);
  const now = houseClock();
  const failed = (error: unknown) => log.error({ err: error }, 'something could not be done');
  const paces = wishes.paces ?? clockPresets;
  bus.onGap(() => metrics.busGaps.inc());
  let isStopping = false;

  const tables = new Tables({ store, bus, now });
  const crew = new BotCrew({
    size: config.botWorkers,
    report: (error) => log.warn({ err: error }, 'a bot was answered for'),
    onDecided: (result, seconds) => metrics.botSeconds.observe({ result }, seconds),
    ...wishes.crew,
  });
  const logWork = () =>
    new LogWork({
      store,
      onDone: (kind, result, seconds, read) => {
        metrics.logWorkSeconds.observe({ kind, result }, seconds);
        metrics.logRowsRead.inc({ kind }, read);
      },
      ...wishes.logWork,
    });
  // what players of a match wait for is not behind what visitors look at
  const [records, matchWork] = [logWork(), logWork()];
  const watchers = new Watchers();
  const rooms: Rooms = new Rooms({
    store,
    bus,
    tables,
    games,
    paces,
    crew,
    work: matchWork,
    metrics,
    log,
    now,
    isAlone: config.natsUrl === null,
    takesBots: config.botWorkers > 0,
    botPace: config.botPace,
    awayGrace: wishes.awayGrace ?? usualAwayGrace,
    presence: {
      at: (table) => presence.at(table),
      isHere: (table, seat) => presence.isHere(table, seat),
      atThisNode: (table) => presence.atThisNode(table),
      follow: (table) => presence.follow(table),
      unfollow: (table) => presence.unfollow(table),
    },
    watchers,
  });
  const presence: Presence = new Presence(bus, rooms.node, (table) => {
    watchedTables.presenceChanged(table);
    // a node that is going says so once for all its tables
    if (!isStopping) unawaited(rooms.peopleChanged(table), failed);
  });
  const vanishing = new Vanishing({ rooms, tables, games, paces, presence, grace: wishes.grace, failed });
  const tableRequests = new TableRequests({ store, bus, tables, games, rooms });
  const chat = new Chat({ store, bus, limits, now });
  const watchedTables: WatchedTables = new WatchedTables({
    bus,
    chat,
    tables,
    rooms,
    presence,
    watchers,
    tableRequests,
    limits,
    changed: (table) => vanishing.changed(table),
    failed,
  });
  const lobby: LobbyServices = {
    store,
    tables,
    games,
    now,
    matches: rooms,
    clocks: Object.keys(paces),
    resign: (table, seat) => tableRequests.resign(table, seat),
  };
  const liveList = new LiveList({ store, bus, now, failed });
  const reports = new Reports({ store, bus, now });
  const accounts = new Accounts({ store, bus, hooks: tableHooks(lobby), now });

  const app = createApp({ config, log, accounts, limits });
  addAccountRoutes(app, accounts);
  addLobbyRoutes(app, lobby);
  addChatRoutes(app, { tables, chat, reports });
  const archive = { store, games, now, work: records };
  addRecordRoutes(app, archive);
  addAddresses(app, config);
  addHealth(app, { store, bus, metrics, metricsToken: config.metricsToken, isStopping: () => isStopping });
  addStatic(app, wishes.webFolder ?? webFolder);

  const sockets = new Sockets({
    bus,
    limits,
    metrics,
    log,
    version,
    accounts,
    origins: config.origins,
    hosts: app.hosts,
    addressOf: addressFinder(config.trustProxy),
    tables,
    rooms,
    tableRequests,
    chat,
    watchedTables,
    watchers,
    liveList,
    now,
  });
  sockets.attachTo(app.server);
  const sweeper = new Sweeper({
    matches: store.matches,
    rooms,
    now,
    log,
    chores: [
      { name: 'giving up quiet rooms', every: 10_000, run: () => rooms.tidy() },
      { name: 'signing attendance', every: attendanceEvery, run: () => rooms.signAttendance() },
      { name: 'removing imports nobody keeps', every: 60_000, run: () => sweepImports(store, now()) },
      { name: 'packing logs', every: 2_000, run: () => packFinished({ ...archive, log }) },
      { name: 'closing stale tables', every: 60_000, run: () => closeStale(lobby, now()) },
      { name: 'starting what was delayed', every: 5_000, run: () => startDelayed(lobby, now()) },
      { name: 'forgetting old sessions', every: 3_600_000, run: () => accounts.sweep() },
      ...(config.natsUrl === null ? [] : [{ name: 'catching up', every: 2_000, run: () => rooms.catchUp() }]),
    ],
  });
  const url = await app.listen({ host: config.host, port: config.port });

  return {
    url,
    routes: app.routes,
    async close() {
      isStopping = true;
      sweeper.close();
      vanishing.close();
      await rooms.signAttendance().catch(failed);
      // a client that dawdles over a request does not keep all others
      const cut = setTimeout(() => app.server.closeAllConnections(), 3_000);
      await sockets.close();
      await app.close();
      clearTimeout(cut);
      presence.close();
      liveList.close();
      await rooms.close();
      await crew.close();
      await Promise.all([records.close(), matchWork.close()]);
      await bus.close();
      await store.close();
    },
  };
}

async function openBus({ natsUrl, natsPrefix }: Config, log: Log): Promise<Bus> {
  const report = (err: unknown) => log.error({ err }, 'a message could not be heard');
  return natsUrl ? natsBus(natsUrl, { prefix: natsPrefix, report }) : inProcessBus(report);
}
