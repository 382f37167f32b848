import { randomBytes } from 'node:crypto';

/** An id nobody can guess: 128 bits, safe in an address. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
