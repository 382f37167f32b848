import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressFinder } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['nobody is trusted', [], '10.0.0.1', '192.0.2.7', '10.0.0.1'],
  ['a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['as Node sees it on a double socket', ['10.0.0.0/8'], '::ffff:10.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['a stranger who plays proxy', ['10.0.0.0/8'], '192.0.2.66', '192.0.2.7', '192.0.2.66'],
  ['a client who writes the header first', ['loopback'], '127.0.0.1', '6.6.6.6, 192.0.2.7', '192.0.2.7'],
  [
    'two proxies of ours',
    ['uniquelocal', 'loopback'],
    '127.0.0.1',
    '6.6.6.6, 192.0.2.7, 172.16.3.4',
    '192.0.2.7',
  ],
  ['nothing but proxies', ['loopback'], '127.0.0.1', '127.0.0.2', '127.0.0.2'],
  ['no header', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
  ['over IPv6', ['::1'], '::1', '2001:db8::7', '2001:db8::7'],
])('%s', (_story, proxies, remote, forwarded, client) => {
  expect(addressFinder(proxies)(from(remote, forwarded))).toBe(client);
});
