import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../wire/refused.ts';
import { call, Unreachable } from './call.ts';
import { isReachable } from './reachable.ts';

/** Stands for the network: says what it is told to, and remembers what it was asked. */
let answer: () => Response;
let asked: { readonly path: string; readonly method: string | undefined; readonly body: unknown }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push({ path, method, body });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('asking the server', () => {
  test('brings its answer', async () => {
    answer = () => Response.json({ games: [] });
    expect(await call('GET', '/games')).toEqual({ games: [] });
    expect(asked).toEqual([{ path: '/api/games', method: 'GET', body: undefined }]);
  });

  test('takes an answer that was asked for ahead, once, and for reading alone', async () => {
    answer = () => Response.json('now');
    const ahead = async () => Response.json('ahead');
    vi.stubGlobal('preloadedAnswers', { '/api/me': ahead(), '/api/guest': ahead() });
    expect(await call('GET', '/me')).toBe('ahead');
    expect(await call('GET', '/me')).toBe('now');
    expect(await call('POST', '/guest')).toBe('now');
    vi.stubGlobal('preloadedAnswers', { '/api/me': Promise.reject(new TypeError('no network')) });
    await expect(call('GET', '/me')).rejects.toThrow(Unreachable);
  });

  test('says along what there is to say, and nothing otherwise', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(await call('POST', '/tables/1/ready', { isReady: true })).toBeUndefined();
    await call('POST', '/tables/1/leave');
    expect(asked.map(({ body }) => body)).toEqual(['{"isReady":true}', undefined]);
  });

  test('a refusal carries the server’s reason', async () => {
    answer = () => Response.json({ refused: { key: 'server.table.full' } }, { status: 409 });
    const error = await call('POST', '/tables/1/join', {}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ reason: { key: 'server.table.full' }, status: 409 });
  });

  test('an error page of something in between is no refusal', async () => {
    answer = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    await expect(call('GET', '/me')).rejects.toBeInstanceOf(Unreachable);
  });

  test('a page that lets people into a network is no answer, though it says that all is well', async () => {
    answer = () => new Response('<h1>Room number?</h1>', { headers: { 'content-type': 'text/html' } });
    await expect(call('GET', '/me')).rejects.toBeInstanceOf(Unreachable);
    expect(isReachable()).toBe(false);
  });

  test('where nobody listens, nobody is reached', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(call('GET', '/me')).rejects.toBeInstanceOf(Unreachable);
  });

  test('it is known to be away until it answers again, be it with a “no”', async () => {
    answer = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    await call('GET', '/me').catch(() => undefined);
    expect(isReachable()).toBe(false);
    answer = () => Response.json({ refused: { key: 'server.table.unknown' } }, { status: 404 });
    await call('GET', '/tables/1').catch(() => undefined);
    expect(isReachable()).toBe(true);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await call('GET', '/me').catch(() => undefined);
    expect(isReachable()).toBe(false);
  });
});
