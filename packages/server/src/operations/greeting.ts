import type { Config } from '../config.ts';
import { addressAt, isAnywhere, ownAddresses } from '../http/own-addresses.ts';

/** One line for the operator who has started the server: where to find the table. */
export function greeting(config: Pick<Config, 'host' | 'origins'>, url: string): string {
  const { host, origins } = config;
  const { port } = new URL(url);
  const here = addressAt(host, port);
  if (origins.length > 0) return `Starboard is running: ${origins.join(', ')} (listening on ${here})`;
  if (!isAnywhere(host)) return `Starboard is running: ${here}`;
  const others = ownAddresses(config, port);
  const nearby = others.length > 0 ? `; friends on your network: ${others.join(', ')}` : '';
  return `Starboard is running: ${addressAt('localhost', port)}${nearby}`;
}
