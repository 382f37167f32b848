import type { z } from 'zod';
import type { FromClient, FromServer, TableDetail, TableSummary } from '../index.ts';
import type * as schemas from '../schemas/index.ts';

/** For every type of a message at least one example: a new message does not compile without one. */
type OfEachType<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: readonly [
    Extract<Message, { readonly type: Type }>,
    ...Extract<Message, { readonly type: Type }>[],
  ];
};

const both = { id: 'r1', table: 't1' };

export const saidByClients: OfEachType<FromClient> = {
  act: [
    { type: 'act', ...both, decision: 3, answer: 'dock:shipyard:4+4' },
    { type: 'act', ...both, decision: 0, answer: { pick: ['a', 'b'], amounts: [1, null, true] } },
  ],
  watch: [
    { type: 'watch', ...both },
    { type: 'watch', ...both, after: 12 },
  ],
  unwatch: [{ type: 'unwatch', ...both }],
  undo: [{ type: 'undo', ...both }],
  takeback: [
    { type: 'takeback', ...both, agree: true },
    { type: 'takeback', ...both, agree: false, answers: 7 },
  ],
  resign: [{ type: 'resign', ...both }],
  'vote-end': [
    { type: 'vote-end', ...both, agree: true },
    { type: 'vote-end', ...both, agree: false, answers: 0 },
  ],
  orders: [{ type: 'orders', ...both, orders: [{ at: 'reveal', does: 'pass' }] }],
  leave: [
    { type: 'leave', ...both, n: 12, answers: [{ prompt: 'aim', given: 'sides', answer: 'red-1' }] },
    {
      type: 'leave',
      ...both,
      n: 12,
      answers: [{ prompt: 'ally', given: 'allies', answer: 'join', orElse: 'decline' }],
    },
    { type: 'leave', ...both, n: 0, answers: [] },
  ],
  hold: [{ type: 'hold', ...both, on: true }],
  chat: [
    { type: 'chat', ...both, text: 'Удачи!' },
    { type: 'chat', ...both, phrase: 'good-luck' },
  ],
  lobby: [{ type: 'lobby', id: 'r1', on: true }],
  ping: [{ type: 'ping', id: 'r1' }],
};

export const summary: TableSummary = {
  id: 't1',
  status: 'open',
  game: 'high-card',
  seats: [
    { kind: 'open' },
    { kind: 'person', account: 'a1', name: 'Ann', isReady: true },
    { kind: 'person', account: 'a2', name: 'Ben', isReady: true, standIn: 'normal', hasResigned: true },
    { kind: 'bot', level: 'hard' },
  ],
  clock: 'normal',
  isPublic: true,
  spectators: { allowed: true, delay: 30 },
  host: 'a1',
  createdAt: 1_700_000_000_000,
};

export const detail: TableDetail = {
  ...summary,
  options: { longGame: true, rounds: 3, deck: 'both' },
  code: 'BCDFGH',
  version: 4,
  seat: 1,
  seedHash: null,
  seed: null,
  result: null,
  endVotes: [],
  takeback: null,
  dropped: null,
  rematch: null,
  pauses: 'natural',
  startedAt: null,
  finishedAt: null,
};

export const outcome = { winners: [1], places: [2, 1, 3, 4] };

export const saidByServers: OfEachType<FromServer> = {
  welcome: [
    { type: 'welcome', account: 'a1', now: 1_700_000_000_000, version: '1.2.3' },
    { type: 'welcome', account: null, now: 1_700_000_000_000.5, version: '1.2.3' },
  ],
  done: [
    { type: 'done', id: 'r1' },
    { type: 'done', id: 'r1', now: 1_700_000_000_000 },
  ],
  refused: [
    { type: 'refused', id: null, reason: { key: 'server.request.malformed' } },
    {
      type: 'refused',
      id: 'r1',
      reason: { key: 'server.limit.tables-followed', params: { most: 64 }, rule: 'rule.following' },
      retryAfter: 5,
    },
  ],
  view: [
    { type: 'view', table: 't1', n: 0, viewer: 'spectator', sections: {}, missed: null },
    {
      type: 'view',
      table: 't1',
      n: 9,
      viewer: 1,
      sections: { prompt: null, hand: [3, 5] },
      missed: [{ type: 'drawn' }, { type: 'table:stood-in' }],
      isWhole: true,
    },
  ],
  news: [
    { type: 'news', table: 't1', n: 1, sections: { hand: [3] }, events: [] },
    { type: 'news', table: 't1', n: 2, sections: {}, events: [{ type: 'drawn' }], back: 'step', id: 'r1' },
    { type: 'news', table: 't1', n: 5, sections: {}, events: [], back: 'step', undoes: 4 },
    { type: 'news', table: 't1', n: 3, sections: {}, events: [], back: 'takeback' },
  ],
  table: [
    { type: 'table', table: detail },
    {
      type: 'table',
      table: {
        ...detail,
        status: 'playing',
        seedHash: 'af03',
        endVotes: [1],
        takeback: { seat: 0, agreed: [0, 1], from: 12, move: [{ type: 'drawn' }] },
        dropped: { about: 'vote-end', seats: [1], version: 3, by: 0 },
        startedAt: 1_700_000_001_000,
      },
    },
    {
      type: 'table',
      table: {
        ...detail,
        status: 'finished',
        isImported: true,
        code: null,
        seat: null,
        seed: 'c0ffee',
        result: { kind: 'played', outcome, points: [4, 9, 3, 0], standIns: [2] },
        takeback: { seat: 0, agreed: [], from: null, move: [] },
        dropped: { about: 'takeback', seats: [0], version: 3, why: { key: 'server.takeback.too-late' } },
        rematch: 't2',
        finishedAt: 1_700_000_002_000,
      },
    },
    { type: 'table', table: { ...detail, result: { kind: 'resigned', outcome } } },
    { type: 'table', table: { ...detail, status: 'closed', result: { kind: 'agreed' } } },
  ],
  clock: [
    { type: 'clock', table: 't1', clock: [], now: 5 },
    { type: 'clock', table: 't1', clock: [{ seat: 0, reserve: 0, due: 8_000 }], now: 5, isHeld: true },
    {
      type: 'clock',
      table: 't1',
      clock: [
        { seat: 0, reserve: 60_000, due: 1_700_000_000_000 },
        { seat: 1, reserve: 12.5, due: null },
      ],
      now: 5,
      stands: true,
    },
  ],
  orders: [{ type: 'orders', table: 't1', orders: [{ at: 'reveal', does: 'pass' }] }],
  left: [
    {
      type: 'left',
      table: 't1',
      coming: [
        {
          prompt: 'aim',
          shape: { kind: 'choose', options: ['red-1'] },
          isSure: true,
          repeats: true,
          givens: ['sides'],
        },
      ],
      answers: [{ prompt: 'aim', given: 'sides', answer: 'red-1' }],
      dropped: {
        answers: [{ prompt: 'aim', given: 'sides', answer: 'red-1' }],
        why: { key: 'ce.changed.defense' },
      },
    },
    { type: 'left', table: 't1', coming: [], answers: [], dropped: null },
  ],
  presence: [{ type: 'presence', table: 't1', connected: [0, 2], watching: 3 }],
  chat: [
    {
      type: 'chat',
      table: 't1',
      lines: [
        { id: 1, at: 5, account: 'a1', name: 'Ann', text: 'Привіт' },
        { id: 2, at: 6, account: 'a2', name: 'Ben', phrase: 'hello' },
        { id: 3, at: 7, account: null, name: '' },
      ],
    },
  ],
  lobby: [{ type: 'lobby', tables: [summary], gone: ['t9'] }],
  bye: [{ type: 'bye', reason: { key: 'server.going-down' }, comeBack: true }],
};

type Body = Exclude<keyof typeof schemas, 'fromClient' | 'fromServer' | 'answers' | 'refusal'>;

const credential = {
  id: 'AbC-_9',
  rawId: 'AbC-_9',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
} as const;

/** For everything else that has a schema, bodies and queries, what a client sends. */
export const sentInRequests: {
  readonly [Name in Body]: readonly [z.input<(typeof schemas)[Name]>, ...z.input<(typeof schemas)[Name]>[]];
} = {
  newGuest: [{}, { language: 'uk', name: 'Оля' }],
  accountChanges: [{}, { name: 'Ann', language: 'ru', settings: { 'table.sound': true, volume: 0.5 } }],
  newPassword: [
    { password: 'long enough' },
    { name: 'Ann', password: 'x', current: 'y', keepsDevices: true },
  ],
  signIn: [{ name: 'Ann', password: 'long enough' }],
  confirmation: [{}, { password: 'long enough' }],
  passkeyWish: [{}, { name: 'Ann' }],
  addedPasskey: [
    {
      ceremony: 'c3r',
      label: 'My laptop',
      response: {
        ...credential,
        response: { clientDataJSON: 'e30', attestationObject: 'o2N', transports: ['internal'] },
      },
    },
  ],
  passkeyAnswer: [
    {
      ceremony: 'c3r',
      response: {
        ...credential,
        response: { clientDataJSON: 'e30', authenticatorData: 'SZY', signature: 'MEU', userHandle: null },
      },
    },
  ],
  newTable: [
    {
      game: 'high-card',
      options: { longGame: true, rounds: 3, deck: 'both' },
      seats: ['me', 'open', { bot: 'hard' }],
      clock: 'normal',
      isPublic: true,
      spectators: { allowed: true, delay: 0 },
    },
  ],
  tableChanges: [
    {},
    { options: { rounds: 5 }, clock: 'none', pauses: 'strict', isPublic: false, spectators: { delay: 60 } },
  ],
  joining: [{}, { seat: 2 }],
  readiness: [{ isReady: true }],
  kicking: [{ account: 'a2' }],
  seatWish: [{ holder: 'open' }, { holder: { bot: 'easy' } }],
  pageQuery: [{ limit: 30 }, { cursor: '17.t1', limit: 100 }],
  tablePageQuery: [{ game: 'high-card', limit: 20 }],
  chatPageQuery: [{ limit: 50 }, { before: 9, limit: 1 }],
  reporting: [{ line: 3, reason: 'Rude' }],
  reportPageQuery: [{ settled: 'true', limit: 30 }],
  replayPageQuery: [{ from: 0, limit: 100 }],
};
