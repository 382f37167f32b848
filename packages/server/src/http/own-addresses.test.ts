import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { outwardAddresses } from './own-addresses.ts';

test('the network at home comes first, whatever a machine has beside it last', () => {
  const card = (address: string, internal = false): NetworkInterfaceInfo[] => [
    { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null },
  ];
  const addresses = outwardAddresses({
    lo: card('127.0.0.1', true),
    docker0: card('172.17.0.1'),
    'vEthernet (WSL)': card('172.28.0.1'),
    eth1: card('203.0.113.9'),
    wlan0: card('192.168.1.7'),
    utun3: card('10.8.0.2'),
    eth0: card('10.0.0.7'),
    none: undefined,
  });
  expect(addresses.slice(0, 3)).toEqual(['192.168.1.7', '10.0.0.7', '203.0.113.9']);
  expect(addresses.slice(3).sort()).toEqual(['10.8.0.2', '172.17.0.1', '172.28.0.1']);
});
