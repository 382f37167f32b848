import { createHash } from 'node:crypto';
import { canonical } from '../position/json.ts';

export const digest = (value: unknown): string =>
  createHash('sha256')
    .update(canonical(value) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
