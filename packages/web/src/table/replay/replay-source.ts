import type { Replay, Sections, TableDetail } from '@starboard/protocol';
import { call } from '../../api/call.ts';
import { tableCalls } from '../../api/table-calls.ts';
import { webGame } from '../../games/find-game.ts';
import type { FilmScript } from '../../local/local-talk.ts';
import { askDevice } from '../../wire/device-wire.ts';

/** Where the steps of a match come from. */
export interface ReplaySource {
  readonly id: string;
  table(): Promise<TableDetail>;
  page(from: number): Promise<Replay>;
  /** Of a match in real time all that happened; null of others, which come in pages. */
  film?(): Promise<FilmScript | null>;
  /** The picture after a step of the film; null where the rules have changed since. */
  still?(step: number): Promise<Sections | null>;
}

/** The first page is short, so that there is something to see at once. */
const pageSize = (from: number): number => (from === 0 ? 40 : 200);

/** A match of the server's. In real time it is played again on this device, from what the server hands out. */
export function serverSource(id: string): ReplaySource {
  let opened: Promise<TableDetail> | null = null;
  const table = () => (opened ??= tableCalls.open(id));
  const film = async () => {
    const { game, seat } = await table();
    const viewer = seat ?? 'spectator';
    return webGame(game)?.isInRealTime ? ({ table: id, viewer, isServers: true } as const) : null;
  };
  return {
    id,
    table,
    page: (from) =>
      call<Replay>('GET', `/tables/${encodeURIComponent(id)}/replay?from=${from}&limit=${pageSize(from)}`),
    film: async () => {
      const wish = await film();
      return wish && askDevice('film', wish);
    },
    still: async (step) => {
      const wish = await film();
      return wish && askDevice('still', { ...wish, step });
    },
  };
}

/** A match that was played on this device. */
export const localSource = (id: string): ReplaySource => ({
  id,
  table: () => askDevice('table', { table: id }),
  page: (from) => askDevice('replay', { table: id, from, limit: pageSize(from) }),
  film: () => askDevice('film', { table: id }),
  still: (step) => askDevice('still', { table: id, step }),
});
