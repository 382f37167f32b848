import { describe, expect, test } from 'vitest';
import { saidByClients, saidByServers, sentInRequests } from '../testing/examples.ts';
import { refusals, saidInAnswers } from '../testing/answers.ts';
import * as schemas from './index.ts';

const isTaken = (schema: { safeParse(given: unknown): { success: boolean } }, given: unknown): boolean =>
  schema.safeParse(given).success;

const [act] = saidByClients.act;
const [watch] = saidByClients.watch;
const [newTable] = sentInRequests.newTable;

describe('what no client says is refused', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'act'],
    ['a list', [act]],
    ['no type', { id: 'r1', table: 't1' }],
    ['an unknown type', { ...act, type: 'cheat' }],
    ['a type of the prototype', { ...act, type: 'constructor' }],
    ['no id', { type: 'ping' }],
    ['an empty id', { type: 'ping', id: '' }],
    ['a long id', { type: 'ping', id: 'x'.repeat(65) }],
    ['an id with a space', { type: 'ping', id: 'a b' }],
    ['an id beyond ASCII', { type: 'ping', id: 'ї' }],
    ['an id that is a number', { type: 'ping', id: 1 }],
    ['a table with a dot, which would be another topic', { ...watch, table: 'a.b' }],
    ['a table with a wildcard', { ...watch, table: '*' }],
    ['a long table', { ...watch, table: 't'.repeat(65) }],
    ['a decision below zero', { ...act, decision: -1 }],
    ['half a decision', { ...act, decision: 0.5 }],
    ['a decision beyond all numbers', { ...act, decision: 2 ** 60 }],
    ['a decision in words', { ...act, decision: '3' }],
    ['a field too many', { ...act, seat: 2 }],
    ['no answer to the question whether', { type: 'takeback', id: 'r1', table: 't1' }],
    ['an unknown phrase', { type: 'chat', id: 'r1', table: 't1', phrase: 'insult' }],
    ['a text without end', { type: 'chat', id: 'r1', table: 't1', text: 'x'.repeat(2001) }],
  ])('%s', (_, said) => expect(isTaken(schemas.fromClient, said)).toBe(false));

  test.each(Object.values(saidByServers).flat())('$type, as only a server says it', (message) =>
    expect(isTaken(schemas.fromClient, message)).toBe(false),
  );
});

describe('a request is refused', () => {
  test.each([
    ['with a field too many', schemas.newTable, { ...newTable, seed: 'mine' }],
    ['with a field too few', schemas.newTable, { ...newTable, seats: undefined }],
    ['without a seat', schemas.newTable, { ...newTable, seats: [] }],
    ['with seats beyond any game', schemas.newTable, { ...newTable, seats: Array(33).fill('open') }],
    ['with another’s seat', schemas.newTable, { ...newTable, seats: ['you'] }],
    ['with a seat beyond any game', schemas.joining, { seat: 32 }],
    ['with an option that is no plain value', schemas.newTable, { ...newTable, options: { a: [1] } }],
    [
      'with too many options',
      schemas.newTable,
      { ...newTable, options: Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`o${n}`, n])) },
    ],
    ['with a clock that is no word', schemas.newTable, { ...newTable, clock: '' }],
    ['with a clock that is no text', schemas.tableChanges, { clock: { free: 1 } }],
    ['with a delay below zero', schemas.tableChanges, { spectators: { delay: -1 } }],
    ['with a delay of days', schemas.tableChanges, { spectators: { delay: 3601 } }],
    ['in a language we do not speak', schemas.newGuest, { language: 'tlh' }],
    ['with a name as long as a book', schemas.newGuest, { name: 'x'.repeat(1001) }],
    ['with a setting under an odd name', schemas.accountChanges, { settings: { 'a b': 1 } }],
    ['with a setting that is no plain value', schemas.accountChanges, { settings: { a: {} } }],
    [
      'with a ceremony that is no base64url',
      schemas.passkeyAnswer,
      { ...sentInRequests.passkeyAnswer[0], ceremony: 'a+b' },
    ],
    ['for more than a page holds', schemas.pageQuery, { limit: 101 }],
    ['for nothing', schemas.pageQuery, { limit: 0 }],
    ['from a cursor without end', schemas.pageQuery, { cursor: 'x'.repeat(81) }],
    ['through eyes that are not there', schemas.replayPageQuery, { viewer: 'host' }],
    ['for a line that cannot be', schemas.reporting, { line: 0, reason: 'Rude' }],
    ['without a reason', schemas.reporting, { line: 1, reason: '' }],
  ])('%s', (_, schema, sent) => expect(isTaken(schema, sent)).toBe(false));
});

describe('a server that says more than is agreed is found out', () => {
  test.each(Object.values(saidByServers).flat())('$type', (message) =>
    expect(isTaken(schemas.fromServer, { ...message, secret: 1 })).toBe(false),
  );

  test.each(Object.entries(saidInAnswers))('in its answer to %s', (address, [example]) => {
    // a file of a match may say more than this version reads
    const isOpen = address === 'GET /api/tables/:id/export';
    const schema = schemas.answers[address as keyof typeof schemas.answers];
    expect(isTaken(schema, { ...example, secret: 1 })).toBe(isOpen);
  });

  test('in a refusal', () => expect(isTaken(schemas.refusal, { ...refusals[0], secret: 1 })).toBe(false));

  test('inside a table as well', () => {
    const [{ table }] = saidByServers.table;
    expect(isTaken(schemas.fromServer, { type: 'table', table: { ...table, kicked: [] } })).toBe(false);
  });
});
