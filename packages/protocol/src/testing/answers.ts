import type { Account, Answers, Recording, Refusal, Replay } from '../index.ts';
import { detail, outcome, summary } from './examples.ts';

const account: Account = {
  id: 'a1',
  name: 'Ann',
  isGuest: false,
  role: 'player',
  language: 'uk',
  settings: { 'table.sound': true, volume: 0.5, look: 'dark' },
  hasPassword: true,
  passkeys: [{ id: 'AbC-_9', name: 'My laptop', createdAt: 1_700_000_000_000 }],
};

const device = {
  id: 's1',
  device: 'Firefox, Linux',
  createdAt: 1_700_000_000_000,
  seenAt: 1_700_000_001_000,
};

const line = { id: 1, at: 5, account: 'a1', name: 'Ann', text: 'Привіт' };

const recording: Recording = {
  table: 't1',
  game: 'tap-race',
  names: ['Ann', 'normal'],
  outcome: null,
  beginning: { seats: 2, options: {}, seed: 'abc' },
  startedAt: 1_700_000_000_000,
  log: {
    first: 1,
    shapes: [{ at: null, seat: null, input: { at: null }, events: [{ type: null }] }],
    order: [0],
    columns: [[[1_700_000_000_100], [null], [-1_699_999_999_000], ['timeRanOut']]],
  },
};

const replay: Replay = {
  table: 't1',
  game: 'high-card',
  names: ['Ann', 'Ben'],
  viewer: 'spectator',
  from: 0,
  total: 3,
  steps: [
    { at: 5, seat: null, kind: 'start', events: [{ type: 'drawn' }], sections: { hand: [3, 5] } },
    { at: 6, seat: 1, kind: 'answer', events: [] },
    { at: 7, seat: 0, kind: 'takeback', to: 0, events: [] },
  ],
  outcome,
};

const nothing = [undefined] as const;
const own = [{ account }] as const;
const begun = [{ ceremony: 'c3r', options: { challenge: 'AbC', timeout: 60_000 } }] as const;
const table = [detail] as const;

/** What a server answers at each address: a new one does not compile without an example. */
export const saidInAnswers: {
  readonly [Address in keyof Answers]: readonly [Answers[Address], ...Answers[Address][]];
} = {
  'GET /api/addresses': [{ addresses: ['http://192.168.1.2:3000'] }],
  'POST /api/guest': own,
  'GET /api/me': [{ account: null }, ...own],
  'PATCH /api/me': own,
  'DELETE /api/me': nothing,
  'POST /api/me/password': own,
  'POST /api/me/proof': nothing,
  'POST /api/me/proof/passkey/begin': begun,
  'POST /api/me/proof/passkey': nothing,
  'POST /api/me/passkeys/begin': begun,
  'POST /api/me/passkeys': own,
  'DELETE /api/me/passkeys/:id': own,
  'GET /api/me/devices': [{ devices: [{ ...device, isThis: true }] }],
  'DELETE /api/me/devices': nothing,
  'DELETE /api/me/devices/:id': nothing,
  'GET /api/me/export': [
    {
      account: { ...account, createdAt: 1_700_000_000_000 },
      devices: [device],
      tables: [
        {
          id: 't1',
          game: 'high-card',
          status: 'playing',
          seat: 1,
          joinedAt: 5,
          finishedAt: null,
          result: null,
        },
        {
          id: 't2',
          game: 'high-card',
          status: 'finished',
          seat: -1,
          joinedAt: 6,
          finishedAt: 7,
          result: { kind: 'played', outcome },
        },
      ],
      chat: [{ table: 't1', at: 5, text: 'Привіт', phrase: null }],
      muted: ['a2'],
      reports: [{ table: 't1', at: 5, reason: 'Rude' }],
    },
  ],
  'POST /api/sign-in': own,
  'POST /api/sign-in/passkey/begin': begun,
  'POST /api/sign-in/passkey': own,
  'POST /api/sign-out': nothing,
  'GET /api/games': [
    {
      games: [
        {
          id: 'high-card',
          seats: { min: 2, max: 4 },
          options: [{ id: 'rounds', values: [3, 'many', true] }],
          bots: ['random'],
        },
      ],
    },
  ],
  'GET /api/tables': [
    { tables: [], next: null },
    { tables: [summary], next: '17.t1' },
  ],
  'GET /api/me/tables': [
    {
      tables: [{ ...summary, seat: null, result: { kind: 'agreed' }, startedAt: 5, finishedAt: null }],
      next: null,
    },
  ],
  'GET /api/tables/:id': table,
  'GET /api/codes/:code': table,
  'POST /api/tables': table,
  'POST /api/tables/:id/join': table,
  'POST /api/tables/:id/leave': table,
  'POST /api/tables/:id/ready': table,
  'POST /api/tables/:id/rematch': table,
  'PATCH /api/tables/:id': table,
  'POST /api/tables/:id/kick': table,
  'POST /api/tables/:id/seats': table,
  'PUT /api/tables/:id/seats/:seat': table,
  'DELETE /api/tables/:id/seats/:seat': table,
  'GET /api/tables/:id/chat': [
    { lines: [], next: null },
    { lines: [line], next: 1 },
  ],
  'POST /api/tables/:id/report': nothing,
  'GET /api/me/mutes': [{ muted: ['a2'] }],
  'POST /api/me/mutes/:account': nothing,
  'DELETE /api/me/mutes/:account': nothing,
  'GET /api/admin/reports': [
    {
      reports: [{ id: 'p1', table: 't1', line, reporter: 'a2', reason: 'Rude', at: 6, settledAt: null }],
      next: '6.p1',
    },
  ],
  'POST /api/admin/reports/:report/settle': nothing,
  'DELETE /api/admin/chat/:line': nothing,
  'GET /api/tables/:id/replay': [replay],
  'GET /api/tables/:id/recording': [recording],
  'GET /api/tables/:id/export': [{ format: 'starboard-match/1', game: 'high-card' }],
  'POST /api/import': table,
  'DELETE /api/imports/:id': nothing,
};

export const refusals: readonly Refusal[] = [
  { refused: { key: 'server.request.malformed' } },
  { refused: { key: 'server.limit.requests', params: { seconds: 5 } }, retryAfter: 5 },
];
