import type { IncomingHttpHeaders } from 'node:http';

/** Anything but reading, and every socket: only our own pages may ask for it. */
export function needsOrigin(method: string, headers: IncomingHttpHeaders): boolean {
  return (method !== 'GET' && method !== 'HEAD') || headers.upgrade !== undefined;
}

/**
 * Whether a page of ours asks. Where no origins are set, ours is the host that was asked, by either scheme: whoever
 * ends TLS in front of us need not say so.
 */
export function isOurOrigin(origin: string | undefined, host: string, origins: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (origins.length > 0) return origins.includes(origin);
  return host !== '' && (origin === `https://${host}` || origin === `http://${host}`);
}

/** Whether the browser is on https, as far as anybody can tell. */
export function isSecure(origin: string | undefined, protocol: string, origins: readonly string[]): boolean {
  if (origins.length > 0) return origins.every((each) => each.startsWith('https:'));
  return protocol === 'https' || (origin?.startsWith('https:') ?? false);
}
