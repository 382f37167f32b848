const name = 'starboard';

/** As long as browsers keep any cookie. */
export const sessionSeconds = 400 * 24 * 3600;

/** The token in a Cookie header, if it looks like one of ours. */
export function sessionToken(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=', 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return null;
}

/** The Set-Cookie header that keeps a token, or, without one, drops it. */
export function sessionCookie(token: string | null, isSecure: boolean): string {
  const age = token === null ? 0 : sessionSeconds;
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
  return `${name}=${token ?? ''}; ${attributes}`;
}
