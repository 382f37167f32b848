import { isIP } from 'node:net';

// Each reads the text of one setting. What they throw goes on from its name, and never repeats what may be a secret.

export const text = (given: string): string => given;

export const whole =
  (least: number, most: number) =>
  (given: string): number => {
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    throw new Error(`must be a whole number from ${least} to ${most}, not “${given}”.`);
  };

export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (given: string): Word => {
    const word = words.find((each) => each === given);
    if (word !== undefined) return word;
    throw new Error(`must be one of ${words.join(', ')}, not “${given}”.`);
  };

/** A word that can be part of a NATS subject. */
export function subjectWord(given: string): string {
  if (/^[\w-]{1,50}$/.test(given)) return given;
  throw new Error(`must be one word of letters, digits, - and _, not “${given}”.`);
}

/** An address to listen on, or a name for one. */
export function address(given: string): string {
  if (isIP(given) || /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/i.test(given)) return given;
  throw new Error(`must be an address to listen on, such as 127.0.0.1 or ::, not “${given}”.`);
}

/** The address of a server; it may hold a password. */
export const serverUrl =
  (...protocols: readonly string[]) =>
  (given: string): string | null => {
    if (given === '') return null;
    const url = URL.canParse(given) ? new URL(given) : null;
    if (url && protocols.includes(url.protocol)) return given;
    throw new Error(
      `must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}.`,
    );
  };

export const secret =
  (least: number) =>
  (given: string): string | null => {
    if (given === '') return null;
    if (given.length >= least) return given;
    throw new Error(`must have at least ${least} characters, or be left out.`);
  };

const listed = (given: string): string[] =>
  given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Where browsers find the table: scheme, host and port, nothing after them. */
export const originList = (given: string): readonly string[] =>
  listed(given).map((each) => {
    const url = URL.canParse(each) ? new URL(each) : null;
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    throw new Error(`must be origins such as https://table.example, separated by commas, not “${each}”.`);
  });

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses or networks of proxies. Trusting all is not offered: any client could claim any address. */
export const proxyList = (given: string): readonly string[] =>
  listed(given).map((each) => {
    if (networkNames.includes(each) || isNetwork(each)) return each;
    throw new Error(
      `must be addresses or networks of proxies, such as 10.0.0.0/8 or ${networkNames.join(', ')}, separated by commas, not “${each}”.`,
    );
  });

function isNetwork(given: string): boolean {
  const [host = '', bits, ...more] = given.split('/');
  const version = isIP(host);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
