import type { Reason } from '@starboard/engine';
import type { ChatLine, FromClient, FromServer } from '@starboard/protocol';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { requestId } from '../../wire/request-id.ts';
import type { Wire } from '../../wire/wire.ts';
import { isLiveClock } from '../clock/kinds-of-clock.ts';
import type { TableGame } from '../table-game.ts';
import { concerns, isAnswered } from './about-message.ts';
import { byFrame } from './by-frame.ts';
import { foreteller } from './foretold.ts';
import { paced } from './paced.ts';
import { type Request, RequestBook } from './request-book.ts';
import { seenSoFar } from './seen-so-far.ts';
import { ShiftMeter } from './shift-meter.ts';
import { actsAt, type TableActs } from './table-acts.ts';
import { afterMessages, withChat, withoutMessage } from './table-news.ts';
import { emptyTable, type TableState } from './table-state.ts';
import { isHeldUp } from './under-way.ts';

/** A table as this screen knows it, and what can be done at it. */
export interface TableStore extends Omit<StoreApi<TableState>, 'setState'> {
  /** Null where there is nothing to do but look, as in a replay. */
  readonly acts: TableActs | null;
  /** Shows moves as their game wants: others' as slowly, the viewer's own before they are answered. */
  showAs(game: ShownGame): void;
  /** Shows at once all that waits to be shown. */
  flush(): void;
  /** Whether the player looks at the table: in real time it stands still meanwhile, where its host lets it. */
  look(isLooking: boolean): void;
  close(): void;
}

interface TableStoreSettings {
  /** How many times as long as usual the player looks at what others do: 0 shows all at once. */
  readonly slowness?: () => number;
  /** Around what others have done, so that it is drawn in pieces. */
  readonly inPieces?: (show: () => void) => void;
  /** How many entries of the log were shown on this device before. */
  readonly seen?: number | undefined;
  /** What people have said without this screen hearing it: before it was opened, or while it was cut off. */
  readonly saidSoFar?: () => Promise<readonly ChatLine[]>;
}

type ShownGame = Pick<TableGame, 'pace' | 'ownPace' | 'longestShow' | 'echo'>;
type Pace = NonNullable<TableGame['pace']>;

/** In milliseconds. */
const usualPace: Pace = () => 600;
const usualShow = 3_000;

const atOnce = (): number => 0;
const inOne = (show: () => void): void => show();

type News = Extract<FromServer, { readonly type: 'news' }>;

export function createTableStore(
  wire: Wire,
  id: string,
  { slowness = atOnce, inPieces = inOne, seen = seenSoFar(id), saidSoFar }: TableStoreSettings = {},
): TableStore {
  const store = createStore<TableState>(() => ({ ...emptyTable(id), wire: wire.state }));
  const { getState } = store;
  const requests = new RequestBook();
  /** What messages have told; what is shown may be ahead of it. */
  let told = getState();
  let game: ShownGame = {};
  /** Number of the last message that came, which may not be shown yet. */
  let arrived = 0;
  let hasPicture = false;
  /** Number of the last message that the latest picture told of, without saying which entries came with which. */
  let pictured = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** How far the other end's clock is from this device's, measured while the game's runs. */
  let shift: number | null = null;
  let isAway = false;
  const meter = new ShiftMeter({
    ping: () => wire.send(requests.enter({ type: 'ping' })),
    tell(measured) {
      shift = measured;
      setState({ clockShift: measured });
    },
  });
  const beOnTime = (isTimed: boolean): void => {
    if (!isTimed) shift = null;
    meter.turn(isTimed);
    wire.hurry(isTimed);
  };

  const viewShown = foreteller();
  const tell = (next: TableState): void => {
    const isTimed = runs(next);
    if (isTimed !== runs(told)) beOnTime(isTimed);
    told = next;
    const { pending } = requests;
    const view = viewShown(told.view, told.viewer, pending, game.echo);
    store.setState({ ...told, view, pending, isSending: isHeldUp({ ...told, pending }) });
  };
  const apply = (messages: readonly FromServer[]): void =>
    inPieces(() => tell(afterMessages(told, messages, performance.now(), seen)));
  const frames = byFrame<FromServer>(apply);
  const change = (how: (state: TableState) => TableState): void => {
    frames.flush();
    tell(how(told));
  };
  const setState = (changes: Partial<TableState>): void => change((state) => ({ ...state, ...changes }));
  const queue = paced<FromServer>({
    apply: frames.add,
    pace: (message) => (message.type === 'news' ? (game.pace ?? usualPace)(message.events) : 0),
    longestShow: () => game.longestShow ?? usualShow,
    slowness,
  });
  const flush = (): void => {
    queue.flush();
    frames.flush();
  };

  const ask = (request: Request, isOpen = false): void => {
    wire.send(requests.enter(request, isOpen));
    setState({});
  };
  const watch = (after = arrived): void => ask({ type: 'watch', table: id, after });

  const hearNews = (news: News, asked: FromClient | null): void => {
    // the first picture is on its way, and tells it all
    if (!hasPicture) return;
    if (news.n <= arrived) return;
    if ((news.from ?? news.n) !== arrived + 1) return watch();
    arrived = news.n;
    if (news.back) {
      queue.showNow(news);
      const { undoes } = news;
      // a takeback goes back by any number of moves, a step perhaps by one that came with the picture
      if (undoes === undefined || (undoes > 0 && undoes <= pictured)) return watch(0);
      change((state) => withoutMessage(state, undoes));
      return;
    }
    if (isHurried(news, told)) queue.showNow(news);
    else if (asked) queue.showNow(news, game.ownPace?.(news.events));
    else queue.show(news);
  };

  const putRefusalAway = (): void => {
    if (getState().refusal) setState({ refusal: null });
  };
  const refuse = (refusal: Reason | null): void => setState({ refusal });
  const refused = (asked: FromClient | null, why: Reason, retryAfter?: number): void => {
    if (asked?.type !== 'watch') return refuse(why);
    if (retryAfter === undefined) setState({ closed: why });
    else {
      clearTimeout(retry);
      retry = setTimeout(() => watch(), retryAfter * 1000);
    }
  };

  const hear = (message: FromServer): void => {
    if (!concerns(message, id)) return;
    const asked = requests.settle('id' in message ? message.id : null);
    if (message.type === 'done' && asked?.type === 'ping') return meter.heard(message.now);
    if (isAnswered(message, asked, told)) putRefusalAway();
    if (message.type === 'news') hearNews(message, asked);
    else if (message.type === 'view') {
      arrived = message.n;
      hasPicture = true;
      pictured = message.n;
      queue.showNow(message);
    } else if (message.type !== 'refused') {
      const at = performance.now();
      change((state) => withShift(afterMessages(state, [message], at, seen), shift));
    } else if (asked || message.id === null) refused(asked, message.reason, message.retryAfter);
    if (asked) setState({});
  };

  const arrive = (): void => {
    watch();
    saidSoFar?.().then(
      (lines) => change((state) => withChat(state, lines)),
      // it can be missing without harm
      () => undefined,
    );
  };

  const stops = [
    wire.onMessage(hear),
    wire.onState((state) => {
      setState({ wire: state });
      if (state === 'open') arrive();
    }),
  ];
  if (wire.state === 'open') arrive();

  return {
    ...store,
    acts: actsAt(id, { getState, setState, ask, wire, refuse, putRefusalAway }),
    showAs(wanted) {
      game = wanted;
      setState({});
    },
    flush,
    look(isLooking) {
      if (isLooking && isAway) watch();
      if (!isLooking && runs(told)) wire.send({ type: 'unwatch', id: requestId(), table: id });
      isAway = !isLooking && runs(told);
    },
    close() {
      beOnTime(false);
      clearTimeout(retry);
      queue.stop();
      frames.stop();
      for (const stop of stops) stop();
      wire.send({ type: 'unwatch', id: requestId(), table: id });
    },
  };
}

/** What was measured is nearer than what one message says. */
const withShift = (state: TableState, shift: number | null): TableState =>
  shift === null ? state : { ...state, clockShift: shift };

/** Whether the game's own clock runs. */
const runs = ({ time }: TableState): boolean => time?.runs === true;

/**
 * Whether there is no time to look at what came before: in real time, and where the player is asked against a clock
 * that runs already.
 */
function isHurried({ sections }: News, state: TableState): boolean {
  if (runs(state)) return true;
  const { table } = state;
  return (sections['prompt'] ?? null) !== null && table !== null && isLiveClock(table.clock);
}
