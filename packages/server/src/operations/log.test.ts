import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const secret = 'hunter2-canary';

/** Everything a log writes. */
function listening() {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line: string) => void lines.push(line) }) };
}

test('a line is JSON with a level, a time and what it is about', () => {
  const { lines, log } = listening();
  log.info({ tables: 3 }, 'swept');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    tables: 3,
    msg: 'swept',
  });
});

test.each(['cookie', 'set-cookie', 'authorization', 'password', 'token', 'seed', 'databaseUrl', 'natsUrl'])(
  'whatever is called %s is hidden, however deep',
  (key) => {
    const { lines, log } = listening();
    log.info({ [key]: secret }, 'here');
    log.info({ headers: { [key]: secret } }, 'deeper');
    log.info({ a: { b: { [key]: secret } } }, 'deeper still');
    log.info({ a: { b: { c: { [key]: secret } } } }, 'at the bottom');
    log.child({ [key]: secret }).info('by a child');
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toContain(secret);
    expect(lines.every((line) => line.includes('[hidden]'))).toBe(true);
  },
);

test('a request is told by its pattern, not by its address or headers', () => {
  const { lines, log } = listening();
  const req = {
    method: 'GET',
    url: `/api/tables/${secret}`,
    routeOptions: { url: '/api/tables/:id' },
    headers: { cookie: secret },
    body: { anything: secret },
  };
  log.info({ req, res: { statusCode: 404, headers: { x: secret } } }, 'asked');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { method: 'GET', route: '/api/tables/:id' },
    res: { status: 404 },
  });
  expect(lines.join()).not.toContain(secret);
});

test('an error is told without the values a database adds to it', () => {
  const { lines, log } = listening();
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: `Key (token)=(${secret})`,
  });
  log.error({ err: new Error('could not write', { cause }) }, 'failed');
  log.error(cause);
  expect(lines.join()).not.toContain(secret);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'could not write',
      cause: { code: '23505', message: 'duplicate key' },
    },
  });
});
