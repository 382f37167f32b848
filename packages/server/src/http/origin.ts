import type { IncomingHttpHeaders } from 'node:http';
import { hasSecureCookie } from './cookies.ts';

/** Anything but reading, and every socket: only our own pages may ask for it. */
export function needsOrigin(method: string, headers: IncomingHttpHeaders): boolean {
  return (method !== 'GET' && method !== 'HEAD') || headers.upgrade !== undefined;
}

/**
 * Whether a page of ours asks. Where no origins are set, ours is the host that was asked, by either scheme: a proxy
 * that ends TLS in front of us need not say so.
 */
export function isOurOrigin(origin: string | undefined, host: string, origins: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (origins.length > 0) return origins.includes(origin);
  return host !== '' && (origin === `https://${host}` || origin === `http://${host}`);
}

interface Asked {
  readonly headers: IncomingHttpHeaders;
  /** The scheme, as a proxy that we trust tells it. */
  readonly protocol: string;
  readonly host: string;
}

/**
 * Whether the browser is on https. It tells its origin whenever it writes, and so when it is given a cookie; when it
 * only reads, the cookie's own name tells where it was set.
 */
export function isSecure({ headers, protocol, host }: Asked, origins: readonly string[]): boolean {
  if (isOurOrigin(headers.origin, host, origins)) return isHttps(headers.origin);
  if (origins.length > 0 && new Set(origins.map(isHttps)).size === 1) return isHttps(origins[0]);
  return protocol === 'https' || hasSecureCookie(headers.cookie);
}

const isHttps = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false;
