import { inject } from 'vitest';
import { newDatabase } from './postgres.ts';

/** A database of one's own, empty, on the PostgreSQL of the whole run; its url. */
export const sharedDatabase = (): Promise<string> => newDatabase(inject('postgres'));
