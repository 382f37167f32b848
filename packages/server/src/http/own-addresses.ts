import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'host' | 'origins'>;

/** Where others on the network find us: at our first origin, or at each address of this machine we listen on. */
export function ownAddresses({ host, origins }: Place, port: string): readonly string[] {
  const [origin] = origins;
  if (origin !== undefined) return [origin];
  if (isAnywhere(host)) return outwardAddresses().map((name) => addressAt(name, port));
  return isLoopback(host) ? [] : [addressAt(host, port)];
}

export const addressAt = (name: string, port: string): string =>
  `http://${name.includes(':') ? `[${name}]` : name}${port ? `:${port}` : ''}`;

export const isAnywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

export const isLoopback = (address: string): boolean =>
  address === 'localhost' || /^(::ffff:)?127\.|^::1$/.test(address);

const outwardAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
