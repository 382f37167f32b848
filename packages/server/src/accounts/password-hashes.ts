import { reason } from '@starboard/engine';
import { passwordLength } from '@starboard/protocol';
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { Refused } from '../refused.ts';

/** What a guess costs. */
export interface PasswordCost {
  /** N is 2 to this power. */
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

export const passwordCost: PasswordCost = { log2N: 15, r: 8, p: 3 };

const keyLength = 32;
/** Each takes 32 MB and a thread for a while: the rest stand in line, and too long a line is turned away. */
const atOnce = 2;
const longestLine = 100;

export function checkPassword(password: string): void {
  const { length } = Array.from(password);
  if (length < passwordLength.min || length > passwordLength.max)
    throw new Refused(400, reason('server.account.password-length', { ...passwordLength }));
}

/** Hashes passwords and compares them; whether there is anything to compare with does not show in the time it takes. */
export class PasswordHashes {
  readonly #cost: PasswordCost;
  readonly #line: (() => void)[] = [];
  #running = 0;

  constructor(cost: PasswordCost = passwordCost) {
    this.#cost = cost;
  }

  async hash(password: string): Promise<string> {
    const { log2N, r, p } = this.#cost;
    const salt = randomBytes(16);
    const key = await this.#derive(password, salt, this.#cost);
    return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    const [kind, log2N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
    if (kind !== 'scrypt') {
      await this.#derive(password, randomBytes(16), this.#cost);
      return false;
    }
    const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
    const derived = await this.#derive(password, Buffer.from(salt, 'base64url'), cost);
    const kept = Buffer.from(key, 'base64url');
    return kept.length === derived.length && timingSafeEqual(kept, derived);
  }

  async #derive(password: string, salt: Buffer, { log2N, r, p }: PasswordCost): Promise<Buffer> {
    await this.#turn();
    try {
      const N = 2 ** log2N;
      return await scryptKey(password, salt, { N, r, p, maxmem: 256 * N * r });
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#running--;
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < atOnce) {
      this.#running++;
      return;
    }
    if (this.#line.length >= longestLine) throw new Refused(503, 'server.limit.busy', 5);
    await new Promise<void>((resolve) => {
      this.#line.push(resolve);
    });
  }
}

function scryptKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // typed alike on every keyboard
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
