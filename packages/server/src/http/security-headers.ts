const policy = [
  "default-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

const always = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // a link to a table is a key to it
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const overHttps = { ...always, 'strict-transport-security': 'max-age=31536000' } as const;

/** What every answer carries. */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? overHttps : always;
}
