import type { Replay, Sections, TableDetail } from '@starboard/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { afterMessage } from '../store/table-news.ts';
import type { TableGame } from '../table-game.ts';
import { emptyTable, type TableState } from '../store/table-state.ts';
import type { TableStore } from '../store/table-store.ts';
import { afterAct, atStart, lookFor, type Playback, type PlaybackAct } from './playback.ts';
import type { ReplaySource } from './replay-source.ts';
import { showsStills } from './stills.ts';
import { cutShort, eventsUpTo, isWhole, type Tape, tapeOf, tapeOfFilm, withPage } from './tape.ts';

interface ReplayState {
  readonly table: TableDetail | null;
  readonly tape: Tape | null;
  readonly playback: Playback;
  /** The rules have changed since: what the frame that is shown looked like is not known. */
  readonly isUnknown: boolean;
  /** Why there is nothing to see, or nothing more. */
  readonly trouble: unknown;
}

/** A replay that is being watched, and the table it shows. */
export interface ReplayStore
  extends Pick<StoreApi<ReplayState>, 'getState' | 'subscribe' | 'getInitialState'> {
  readonly shown: TableStore;
  act(act: PlaybackAct): void;
  close(): void;
}

/** `loadGame`: the game tells where its turns begin. */
export function createReplayStore(
  source: ReplaySource,
  loadGame: (game: string) => Promise<Pick<TableGame, 'isTurn' | 'seatOf'>>,
): ReplayStore {
  const store = createStore<ReplayState>(() => ({
    table: null,
    tape: null,
    playback: atStart,
    isUnknown: false,
    trouble: null,
  }));
  const { getState, setState } = store;
  const shown = createStore<TableState>(() => ({ ...emptyTable(source.id), wire: 'open' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const act = (wanted: PlaybackAct): void => {
    const { tape, playback } = getState();
    if (tape) setState({ playback: afterAct(playback, wanted, tape) });
  };

  const stop = store.subscribe(({ table, tape, playback }, before) => {
    if (!tape || !table) return;
    const cameFrom = before.tape && before.table ? before.playback.at : null;
    if (cameFrom !== playback.at && tape.axis) stills.show(playback.at);
    else if (cameFrom !== playback.at) {
      shown.setState(tableAt(table, tape, playback.at, cameFrom, lastKnown(tape, playback.at)));
      setState({ isUnknown: tape.frames[playback.at]?.sections === null });
    }
    if (playback === before.playback) return;
    clearTimeout(timer);
    const since = performance.now();
    const tick = () => act({ do: 'tick', passed: performance.now() - since });
    if (playback.isPlaying) timer = setTimeout(tick, lookFor(playback, tape));
  });
  const stills = showsStills({
    fetch: async (step) => (await source.still?.(step)) ?? null,
    show(at, sections, cameFrom) {
      const { table, tape } = getState();
      if (isClosed || !table || !tape) return;
      // where the rules cannot tell any more what it looked like, the last known picture stays
      if (sections) shown.setState(tableAt(table, tape, at, cameFrom, sections));
      setState({ isUnknown: sections === null });
    },
    failed: (trouble) => setState({ trouble }),
  });

  const loadFrom = async (tape: Tape, game: Parameters<typeof tapeOf>[1]): Promise<void> => {
    if (isClosed || isWhole(tape)) return;
    const page = await source.page(tape.frames.length);
    if (isClosed) return;
    if (page.steps.length === 0) throw new Error(`no steps after ${tape.frames.length}`);
    const longer = withPage(tape, page, game);
    setState({ tape: longer });
    await loadFrom(longer, game);
  };
  const load = async (): Promise<void> => {
    const [table, film] = await Promise.all([source.table(), source.film?.() ?? null]);
    const first = film ? null : await source.page(0);
    const game = await loadGame(table.game);
    if (isClosed) return;
    const tape = film ? tapeOfFilm(film, game) : tapeOf(first as Replay, game);
    setState({ table, tape });
    await loadFrom(tape, game);
  };
  load().catch((trouble: unknown) => {
    const { tape } = getState();
    if (!isClosed) setState({ trouble, tape: tape && cutShort(tape) });
  });

  return {
    ...store,
    shown: {
      ...shown,
      acts: null,
      showAs: () => undefined,
      flush: () => undefined,
      look: () => undefined,
      close: () => undefined,
    },
    act,
    close() {
      isClosed = true;
      clearTimeout(timer);
      stop();
    },
  };
}

/** Where the rules cannot tell any more what it looked like, the last known picture stays. */
const lastKnown = ({ frames }: Tape, at: number): Sections =>
  frames.slice(0, at + 1).findLast(({ sections }) => sections !== null)?.sections ?? {};

/** In real time so many frames at once are still a moment, and not a leap. */
const aMoment = 40;

/** The table as it was after a step. What happened in it is animated when one comes from shortly before. */
function tableAt(
  table: TableDetail,
  tape: Tape,
  at: number,
  cameFrom: number | null,
  sections: Sections,
): TableState {
  const { frames, replay, axis } = tape;
  const state = afterMessage(
    { ...emptyTable(table.id), wire: 'open', table: atTheTime(table) },
    {
      type: 'view',
      table: table.id,
      n: at,
      viewer: replay.viewer,
      sections,
      missed: eventsUpTo(tape, at),
    },
    0,
  );
  const steps = at - (cameFrom ?? -1);
  const isNear = cameFrom !== null && steps > 0 && steps <= (axis ? aMoment : 1);
  const events = isNear ? frames.slice(at + 1 - steps, at + 1).flatMap(({ step }) => step.events) : [];
  const connected = table.seats.map((_, seat) => seat);
  return { ...state, connected, prompt: null, canUndo: false, latest: { n: at, events } };
}

/** While it was being played no player knew how it would end, or who would stay. */
const atTheTime = (table: TableDetail): TableDetail => ({
  ...table,
  status: 'playing',
  result: null,
  seats: table.seats.map((holder) => {
    if (holder.kind !== 'person') return holder;
    const { standIn: _, hasResigned: __, ...player } = holder;
    return player;
  }),
});
