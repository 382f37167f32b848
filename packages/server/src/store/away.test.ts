import { describe, expect, test } from 'vitest';
import { isAway } from './away.ts';

const failure = (fields: object, message = 'no') => Object.assign(new Error(message), fields);

describe('the database is away', () => {
  test.each([
    ['nobody listens', failure({ code: 'ECONNREFUSED' })],
    ['the line is cut', failure({ code: 'ECONNRESET' })],
    ['cut in mid-query', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['no answer in time', new Error('Query read timeout')],
    ['PostgreSQL shuts down', failure({ code: '57P01' })],
    ['PostgreSQL starts', failure({ code: '57P03' })],
    ['its disk is full', failure({ code: '53100' })],
    ['it takes no more connections', failure({ code: '53300' })],
    ['it only reads', failure({ code: '25006' })],
    ['SQLite’s disk is full', failure({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['SQLite’s disk fails', failure({ code: 'ERR_SQLITE_ERROR', errcode: 778 })],
    ['SQLite’s file is read-only', failure({ code: 'ERR_SQLITE_ERROR', errcode: 8 })],
    ['SQLite’s thread is gone', failure({ code: 'STORE_CLOSED' })],
  ])('%s', (_, error) => expect(isAway(error)).toBe(true));
});

describe('the database is there', () => {
  test.each([
    ['a name is taken', failure({ code: '23505' })],
    ['a name is taken in SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
    ['a query is wrong', failure({ code: '42601' })],
    ['a query is wrong in SQLite', failure({ code: 'ERR_SQLITE_ERROR', errcode: 1 })],
    ['a bug of ours', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNREFUSED'],
  ])('%s', (_, error) => expect(isAway(error)).toBe(false));
});
