import { createHash, randomBytes } from 'node:crypto';

/** What a browser keeps; we keep only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
