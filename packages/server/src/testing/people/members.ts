import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { HttpNode } from '../nodes/http-node.ts';

export const password = 'correct horse battery';

/** An account with a name and a password. */
export async function member(node: HttpNode, name: string): Promise<Browser> {
  const browser = await node.guest();
  expect(await browser.post('/api/me/password', { name, password })).toMatchObject({ status: 200 });
  return browser;
}

/** The same person at another device. */
export async function signedIn(node: HttpNode, name: string): Promise<Browser> {
  const browser = node.browser();
  expect(await browser.post('/api/sign-in', { name, password })).toMatchObject({ status: 200 });
  return browser;
}
