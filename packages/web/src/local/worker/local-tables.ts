import { botByName } from '@starboard/bots';
import {
  type AnyGame,
  latestEvents,
  type Match,
  readOptions,
  saveMatch,
  startMatch,
} from '@starboard/engine';
import { type EarlyResult, earlyResult } from '@starboard/host';
import type { FromClient, FromServer, Recording, SeatHolder, TableDetail } from '@starboard/protocol';
import { Refused } from '../../wire/refused.ts';
import { type Description, matchFrom, readDescription, seedOf } from './described-position.ts';
import {
  detailOf,
  type DeviceTable,
  deviceTable,
  entriesAfter,
  type KeptTable,
  me,
} from '../shelf/kept-table.ts';
import { Films } from './films.ts';
import { type Filmed, localFilm, localReplay, serverFilm } from './local-replay.ts';
import { LocalHost } from './local-host.ts';
import type { FilmWish, LocalAsk, LocalAsks, LocalWish, ToDevice } from '../local-talk.ts';
import { isFull, refusalOf } from './refusal-of.ts';
import type { HostServices } from './host-services.ts';

export interface TableServices extends HostServices {
  /** Games are loaded when they are played. */
  readonly game: (id: string) => Promise<AnyGame | undefined>;
  readonly seedHash: (seed: string) => Promise<string | null>;
  readonly freshId: () => string;
  /** What a match of the server's that is over is played again from. */
  readonly recording: (table: string) => Promise<Recording>;
}

/** All tables of this device; they speak with the player's screen as a server would. */
export class LocalTables {
  readonly #services: TableServices;
  readonly #hosts = new Map<string, Promise<LocalHost>>();
  readonly #films = new Films((wish) => this.#filmed(wish));

  constructor(services: TableServices) {
    this.#services = services;
  }

  welcome(): void {
    this.#say({ type: 'welcome', account: me, now: this.#services.now(), version: 'local' });
  }

  async hear(said: ToDevice): Promise<void> {
    try {
      if (said.type === 'ask') {
        const answer = await this.#answer(said);
        this.#services.send(`{"type":"answer","id":${JSON.stringify(said.id)},"answer":${answer}}`);
      } else await this.#do(said);
    } catch (error) {
      const { reason } = refusalOf(error, this.#services.failed);
      this.#say({ type: 'refused', id: said.id, reason });
    }
  }

  /** Another tab has written something. */
  async heard(table: string): Promise<void> {
    (await this.#hosts.get(table)?.catch(() => null))?.heard();
  }

  async #do(said: FromClient): Promise<void> {
    switch (said.type) {
      case 'watch':
        await (await this.#host(said.table)).watch(said.after ?? null);
        return this.#done(said.id);
      case 'unwatch':
        await (await this.#host(said.table)).unwatch();
        return this.#done(said.id);
      case 'act':
        return (await this.#host(said.table)).act(said);
      case 'undo':
        return (await this.#host(said.table)).undo(said.id);
      case 'resign':
        return (await this.#host(said.table)).endEarly(said.id, givenUp);
      case 'vote-end':
        if (!said.agree) return this.#done(said.id);
        return (await this.#host(said.table)).endEarly(said.id, () => ({ kind: 'agreed' }));
      case 'orders':
        return (await this.#host(said.table)).leaveOrders(said.id, said.orders);
      case 'leave':
        // bots keep no player waiting
        throw new Refused('server.match.nothing-ahead');
      case 'hold':
        // no moment passes by itself here
        return this.#done(said.id);
      case 'ping':
        return this.#say({ type: 'done', id: said.id, now: this.#services.now() });
      case 'takeback':
        if (!said.agree) return this.#done(said.id);
        return (await this.#host(said.table)).takeBack(said.id);
      case 'chat':
      case 'lobby':
        throw new Refused('web.local.nobody');
    }
  }

  #say(message: FromServer): void {
    this.#services.send(JSON.stringify(message));
  }

  #done(id: string): void {
    this.#say({ type: 'done', id });
  }

  /** As JSON. */
  async #answer({ ask, about }: LocalAsk): Promise<string> {
    switch (ask) {
      case 'open':
        return JSON.stringify(await this.#opened(about));
      case 'list':
        return JSON.stringify(await this.#listed());
      case 'table':
        return JSON.stringify(detailOf(await this.#kept(about.table)));
      case 'remove':
        return JSON.stringify(await this.#removed(about.table));
      case 'replay':
        return this.#replay(about);
      case 'film':
        return this.#films.script(about);
      case 'still':
        return this.#films.still(about);
    }
  }

  async #opened(wish: LocalWish): Promise<TableDetail> {
    const { shelf, freshSeed, seedHash, freshId, now, wrote } = this.#services;
    const game = await this.#game(wish.game);
    const { lesson, position, options = {} } = wish;
    const start = position === undefined ? lesson?.start : readDescription(position);
    const seed = lesson?.seed ?? seedOf(start) ?? freshSeed();
    const seats = seatsFor(game, wish);
    const match = start
      ? matchFrom(game, start, seats.length, seed)
      : begun(game, seats.length, seed, options);
    const at = now();
    const kept: KeptTable = {
      id: lesson?.table ?? freshId(),
      game: game.id,
      options,
      seats,
      seed,
      seedHash: await seedHash(seed),
      ...(start && { start }),
      dealt: latestEvents(match),
      isLesson: lesson !== undefined,
      createdAt: at,
      playedAt: at,
      finishedAt: null,
      result: null,
      orders: null,
      seq: 0,
      told: 0,
      saved: saveMatch(match),
    };
    try {
      await shelf.create(kept);
    } catch (error) {
      throw isFull(error) ? new Refused('web.local.no-room') : error;
    }
    // a lesson begins anew at the same table, which other tabs may show
    this.#hosts.delete(kept.id);
    wrote(kept.id);
    return detailOf(kept);
  }

  /** The latest played first. */
  async #listed(): Promise<readonly DeviceTable[]> {
    const tables = await this.#services.shelf.all();
    return tables
      .filter(({ isLesson }) => !isLesson)
      .sort((a, b) => b.playedAt - a.playedAt)
      .map(deviceTable);
  }

  async #removed(id: string): Promise<null> {
    const { shelf, wrote } = this.#services;
    await (await this.#hosts.get(id)?.catch(() => null))?.unwatch();
    this.#hosts.delete(id);
    await shelf.remove(id);
    wrote(id);
    return null;
  }

  async #replay(about: LocalAsks['replay']): Promise<string> {
    const { game, kept, log } = await this.#played(about.table);
    return localReplay(game, kept, log, about);
  }

  async #filmed({ table, viewer, isServers }: FilmWish): Promise<Filmed | null> {
    if (isServers) {
      const recording = await this.#services.recording(table);
      return serverFilm(await this.#game(recording.game), recording, viewer ?? 'spectator');
    }
    const { game, kept, log } = await this.#played(table);
    return localFilm(game, kept, log, viewer);
  }

  /** A match that is over, with its whole log. */
  async #played(table: string) {
    const kept = await this.#kept(table);
    if (!kept.result) throw new Refused('server.record.not-over');
    const log = await entriesAfter(this.#services.shelf, kept.id, 0);
    return { game: await this.#game(kept.game), kept, log };
  }

  #host(id: string): Promise<LocalHost> {
    const known = this.#hosts.get(id);
    if (known) return known;
    const opening = this.#kept(id).then(
      async ({ game }) => new LocalHost(this.#services, await this.#game(game), id),
    );
    this.#hosts.set(id, opening);
    opening.catch(() => this.#hosts.delete(id));
    return opening;
  }

  async #kept(id: string): Promise<KeptTable> {
    const kept = await this.#services.shelf.load(id);
    if (!kept) throw new Refused('server.table.unknown');
    return kept;
  }

  async #game(id: string): Promise<AnyGame> {
    const game = await this.#services.game(id);
    if (!game) throw new Refused({ key: 'server.table.game-unknown', params: { game: id } });
    return game;
  }
}

function seatsFor(game: AnyGame, { seats, name }: LocalWish): readonly SeatHolder[] {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    throw new Refused({ key: 'server.table.seats', params: { min, max } });
  if (seats.filter((level) => level === null).length !== 1) throw new Refused('server.table.sit-once');
  return seats.map((level) => {
    if (level === null) return { kind: 'person', account: me, name, isReady: true };
    if (!botByName(level, game)) throw new Refused('server.table.unknown-bot');
    return { kind: 'bot', level };
  });
}

function begun(game: AnyGame, seats: number, seed: string, options: Description): Match {
  const read = readOptions(game.options, options);
  if ('refused' in read) throw new Refused(read.refused);
  return startMatch(game, { seats, seed, options });
}

/** The player's seat is given up: the bots have won, together; or all have lost. */
function givenUp(kept: KeptTable, game: AnyGame): EarlyResult {
  const seats = kept.seats.map((holder) =>
    holder.kind === 'person' ? { ...holder, hasResigned: true as const } : holder,
  );
  return earlyResult({ seats, endVotes: [] }, game) ?? { kind: 'agreed' };
}
