import { inject, onTestFinished } from 'vitest';
import { type Visit, type Visitor, visit } from './browsing.ts';
import { ageProofs, type Settings, type Starboard, startStarboard } from './starboard.ts';

/** Where visitors come to. */
export interface House {
  readonly url: string;
  /** A visitor comes, with cookies, storage and settings of their own. */
  comes(how?: Visit): Promise<Visitor>;
}

interface SharedServer extends House {
  /** As if all had signed in long ago. */
  ageProofs(): void;
}

/** The server of this worker: other files have told their stories there before. */
export function sharedServer(): SharedServer {
  const address = inject('servers')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!address) throw new Error('there is a server for every worker');
  const { url, data } = address;
  return { url, comes: (how) => visit(url, how), ageProofs: () => ageProofs(data) };
}

interface OwnServer extends House {
  readonly starboard: Starboard;
}

/** A server for one story alone, which ends it, kills it or has it set up in another way. */
export async function ownServer(settings?: Settings): Promise<OwnServer> {
  const starboard = await startStarboard(settings);
  onTestFinished(() => starboard.stop());
  const { url } = starboard;
  return { starboard, url, comes: (how) => visit(url, how) };
}
