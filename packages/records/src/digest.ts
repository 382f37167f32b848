import { createHash } from 'node:crypto';
import { canonical } from '@starboard/engine';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Equal positions have equal digests. */
export const digestOf = (position: object): string => sha256(canonical(position));

/** What is published of a seed before the match, so that the host cannot choose another one afterwards. */
export const seedHashOf = (seed: string): string => sha256(seed);
