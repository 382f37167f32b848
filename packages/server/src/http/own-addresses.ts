import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'host' | 'origins'>;

/** Where others on the network find us: at our first origin, or at each address of this machine, the likeliest first. */
export function ownAddresses({ host, origins }: Place, port: string): readonly string[] {
  const [origin] = origins;
  if (origin !== undefined) return [origin];
  if (isAnywhere(host)) return outwardAddresses(networkInterfaces()).map((name) => addressAt(name, port));
  return isLoopback(host) ? [] : [addressAt(host, port)];
}

export const addressAt = (name: string, port: string): string =>
  `http://${name.includes(':') ? `[${name}]` : name}${port ? `:${port}` : ''}`;

export const isAnywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

export const isLoopback = (address: string): boolean =>
  address === 'localhost' || /^(::ffff:)?127\.|^::1$/.test(address);

/** The addresses of a machine that others may reach, those of the network at home before all else. */
export const outwardAddresses = (interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] =>
  Object.entries(interfaces)
    .flatMap(([card, addresses = []]) =>
      addresses
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => ({ address, rank: strangeness(card, address) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);

/** What containers, virtual machines and tunnels are called: friends in the same room are not at their end. */
const isBeside = (card: string): boolean =>
  /^(br-|bridge|cni|docker|lxc|podman|tailscale|tap|tun|utun|veth|virbr|virtualbox|vboxnet|vethernet|vmnet|vmware|wg|zt)/i.test(
    card,
  );

const isAtHome = (address: string): boolean => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);

function strangeness(card: string, address: string): number {
  if (isBeside(card)) return 2;
  return isAtHome(address) ? 0 : 1;
}
