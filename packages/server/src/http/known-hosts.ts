import { isIP } from 'node:net';
import { reason } from '@starboard/engine';
import type { Log } from '../operations/log.ts';
import { Refused } from '../refused.ts';

/** Endings of names that cannot be registered. */
const homeEndings = ['.localhost', '.local', '.lan', '.internal', '.home.arpa'];

/**
 * Whether a Host header names a machine at home: by its address, by a word alone (`localhost`, `raspberrypi`), or by
 * a name that only home networks give. Any other name may be a stranger's that was made to point here, so that a
 * stranger's page would count as ours.
 */
function isHomeHost(host: string): boolean {
  const [, bracketed, plain = ''] = /^(?:\[([\da-f:.]+)\]|([a-z\d._-]+))(?::\d{1,5})?$/i.exec(host) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  const name = plain.toLowerCase();
  if (isIP(name) === 4) return true;
  // a number is an address in disguise, not a word
  if (!name.includes('.')) return /[a-z]/.test(name) && !name.startsWith('0x');
  return homeEndings.some((ending) => name.endsWith(ending));
}

const longestShown = 80;

/** The names under which people may ask for us: any where our origins are set, since those decide; else those of home. */
export class KnownHosts {
  readonly #isAny: boolean;
  readonly #log: Log;
  #hasWarned = false;

  constructor(origins: readonly string[], log: Log) {
    this.#isAny = origins.length > 0;
    this.#log = log;
  }

  /** Throws unless the host is known; only the first stranger is worth a line in the log. */
  check(host: string): void {
    // no browser leaves it out
    if (this.#isAny || host === '' || isHomeHost(host)) return;
    const shown = host.slice(0, longestShown);
    if (!this.#hasWarned)
      this.#log.warn({ host: shown }, 'asked for under a name we do not know: if it is ours, set ORIGINS');
    this.#hasWarned = true;
    throw new Refused(403, reason('server.request.unknown-host', { host: shown }));
  }
}
