import { z } from 'zod';
import type { Said } from './said.ts';

/** Where the server can be reached from elsewhere; empty where the players need not know. */
export const addresses = z.strictObject({ addresses: z.array(z.string()) });

export type Addresses = Said<typeof addresses>;
