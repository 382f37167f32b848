import type { Outcome, Prompt, Refusal, Seat } from '@starboard/engine';
import type { ChatLine, FromServer, GameTime, Sections } from '@starboard/protocol';
import { EventLog, type GameEvent } from './event-log.ts';
import type { TableState } from './table-state.ts';

/** The pieces every match has; all others are the game's own view. */
interface SharedSections {
  readonly prompt?: Prompt | null;
  readonly awaited?: readonly Seat[] | null;
  readonly canUndo?: boolean | null;
  readonly hasDecided?: boolean | null;
  readonly outcome?: Outcome | null;
  readonly time?: GameTime | null;
}

/**
 * The table after a message. `at` is by the clock of this device that cannot be set, `seen` how many entries of the
 * log this device has shown before, when it opens a table again.
 */
export function afterMessage(
  state: TableState,
  message: FromServer,
  at: number,
  seen = Infinity,
): TableState {
  switch (message.type) {
    case 'welcome':
      return { ...state, clockShift: message.now - at };
    case 'view':
      return afterView(state, message, seen);
    case 'news':
      return {
        ...withSections(state, state.view, message.sections),
        log: state.log.with(message.events, message.n),
        latest: { n: message.n, events: message.events },
      };
    case 'table':
      return (state.table?.version ?? -1) > message.table.version
        ? state
        : { ...state, table: message.table };
    case 'clock':
      return afterClock(state, message, at);
    case 'orders':
      return { ...state, orders: message.orders };
    case 'left':
      return { ...state, left: { ...message } };
    case 'presence':
      return { ...state, connected: message.connected, watching: message.watching };
    case 'chat':
      return afterChat(state, message.lines);
    case 'bye':
      return message.comeBack ? state : { ...state, closed: message.reason };
    case 'done':
    case 'refused':
    case 'lobby':
      return state;
  }
}

function afterClock(
  state: TableState,
  { clock, now, stands, isHeld }: Extract<FromServer, { readonly type: 'clock' }>,
  at: number,
): TableState {
  const told = { ...state, clock, isHeld: isHeld === true };
  return stands ? { ...told, clockStands: now } : { ...told, clockStands: null, clockShift: now - at };
}

/** The table after several messages that are shown together: what they brought is animated together. */
export function afterMessages(
  state: TableState,
  messages: readonly FromServer[],
  at: number,
  seen?: number,
): TableState {
  let next = state;
  const events: GameEvent[] = [];
  for (const message of messages) {
    next = afterMessage(next, message, at, seen);
    if (message.type === 'news') events.push(...message.events);
    else if (message.type === 'view') events.length = 0;
  }
  return next.latest === state.latest || messages.length === 1
    ? next
    : { ...next, latest: { ...next.latest, events } };
}

/** With lines that were said while this screen did not hear them. */
export const withChat = (state: TableState, lines: readonly ChatLine[]): TableState => ({
  ...state,
  chat: merged(state.chat, lines),
});

function afterChat(state: TableState, lines: readonly ChatLine[]): TableState {
  // a line that was taken away is told again
  const said = lines.findLast((line) => !state.chat.some(({ id }) => id === line.id));
  return { ...withChat(state, lines), latestLine: said ?? state.latestLine };
}

/** What was stepped back from, the log forgets. */
export const withoutMessage = (state: TableState, n: number): TableState => ({
  ...state,
  log: state.log.without(n),
});

type View = Extract<FromServer, { readonly type: 'view' }>;

function afterView(state: TableState, view: View, seen: number): TableState {
  const { n, viewer, sections, missed, isWhole } = view;
  const kept = isWhole ? EventLog.empty : state.log;
  // what this screen has shown, or before its first log the device, is not new; a match that has just begun under
  // a waiting room's eyes is shown without a log first
  const shown = state.log.length > 0 ? state.log.length : seen;
  const log = kept.with(missed ?? [], 0, (index) => kept.length + index >= shown);
  const news = log.length - Math.max(kept.length, Math.min(shown, log.length));
  return {
    ...withSections(state, null, sections),
    viewer,
    log,
    // nothing of it is animated: it has been so for a while
    latest: { n, events: [] },
    missed: isWhole ? news : state.missed + news,
  };
}

const nothing: readonly Refusal[] = [];

function withSections(state: TableState, before: object | null, sections: Sections): TableState {
  const { prompt, awaited, canUndo, hasDecided, outcome, time, ...own } = sections as SharedSections &
    Sections;
  return {
    ...state,
    view: { ...before, ...own },
    prompt: prompt === undefined ? state.prompt : prompt,
    refused: prompt === undefined ? state.refused : (prompt?.refused ?? nothing),
    awaited: awaited ?? state.awaited,
    canUndo: canUndo ?? state.canUndo,
    hasDecided: hasDecided ?? state.hasDecided,
    outcome: outcome === undefined ? state.outcome : outcome,
    time: time === undefined ? state.time : time,
  };
}

function merged(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const byId = new Map([...known, ...lines].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
