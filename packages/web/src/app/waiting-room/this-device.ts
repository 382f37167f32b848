/** Whether a host's name means, to each who reads it, the device they sit at themselves. */
export const isThisDevice = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d+){3}$/.test(hostname) ||
  hostname === '[::1]' ||
  hostname === '::1';
