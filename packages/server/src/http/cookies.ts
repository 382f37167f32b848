/** What browsers keep for us: who is signed in, and that a person has signed in here before. */
export type CookieName = 'starboard' | 'starboard-device';

/** As long as browsers keep any cookie. */
export const cookieSeconds = 400 * 24 * 3600;

/** Browsers set such a cookie over https alone, and only the very host can. */
const securely = (name: CookieName): string => `__Host-${name}`;

/** The token in a Cookie header, if it looks like one of ours; the one that was set over https before any other. */
export function tokenIn(header: string | undefined, name: CookieName): string | null {
  const cookies = pairs(header);
  for (const key of [securely(name), name]) {
    const value = cookies.get(key);
    if (value !== undefined && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

export const sessionToken = (header: string | undefined): string | null => tokenIn(header, 'starboard');

/** Whether a cookie came along that browsers send over https alone. */
export const hasSecureCookie = (header: string | undefined): boolean =>
  pairs(header).has(securely('starboard'));

/**
 * The Set-Cookie headers that keep a token, or, without one, drop it. What the browser sent of the same under its
 * other name goes: over https a cookie that was once set without it is not to be sent in the open any more.
 */
export function cookiesFor(
  name: CookieName,
  token: string | null,
  { sent, isSecure }: { readonly sent: string | undefined; readonly isSecure: boolean },
): readonly string[] {
  const [kept, other] = isSecure ? [securely(name), name] : [name, securely(name)];
  const isOtherThere = isSecure && pairs(sent).has(other);
  return [
    setCookie(kept, token, isSecure),
    // over http the other one cannot even be dropped
    ...(isOtherThere ? [setCookie(other, null, isSecure)] : []),
  ];
}

function setCookie(key: string, token: string | null, isSecure: boolean): string {
  const age = token === null ? 0 : cookieSeconds;
  return `${key}=${token ?? ''}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
}

function pairs(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (!found.has(key)) found.set(key, value);
  }
  return found;
}
