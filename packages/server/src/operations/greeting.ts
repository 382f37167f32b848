import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

/** One line for whoever has started the server: where to find the table. */
export function greeting({ host, origins }: Pick<Config, 'host' | 'origins'>, url: string): string {
  const { port } = new URL(url);
  const at = (name: string): string =>
    `http://${name.includes(':') ? `[${name}]` : name}${port ? `:${port}` : ''}`;
  if (origins.length > 0) return `Starboard is running: ${origins.join(', ')} (listening on ${at(host)})`;
  if (!isAnywhere(host)) return `Starboard is running: ${at(host)}`;
  const others = ownAddresses().map(at);
  const nearby = others.length > 0 ? `; friends on your network: ${others.join(', ')}` : '';
  return `Starboard is running: ${at('localhost')}${nearby}`;
}

const isAnywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
