import type { Kysely } from 'kysely';
import type { Dialect } from '../store.ts';
import { up as beginning } from './001-beginning.ts';
import { up as requests } from './002-requests.ts';
import { up as proofs } from './003-proofs.ts';
import { up as rest } from './004-rest.ts';
import { up as knownDevices } from './005-known-devices.ts';
import { up as imports } from './006-imports.ts';
import { up as likenesses } from './007-likenesses.ts';
import { up as authors } from './008-authors.ts';
import { up as pauses } from './009-pauses.ts';
import { up as leftAnswers } from './010-left-answers.ts';
import { up as packedLogs } from './011-packed-logs.ts';
import { up as packingTries } from './012-packing-tries.ts';

export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
}

/** In order. What has been released stays as it is. */
export const migrations: readonly Migration[] = [
  { name: '001-beginning', up: beginning },
  { name: '002-requests', up: requests },
  { name: '003-proofs', up: proofs },
  { name: '004-rest', up: rest },
  { name: '005-known-devices', up: knownDevices },
  { name: '006-imports', up: imports },
  { name: '007-likenesses', up: likenesses },
  { name: '008-authors', up: authors },
  { name: '009-pauses', up: pauses },
  { name: '010-left-answers', up: leftAnswers },
  { name: '011-packed-logs', up: packedLogs },
  { name: '012-packing-tries', up: packingTries },
];
