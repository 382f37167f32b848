import { expect, test } from 'vitest';
import { isThisDevice } from './this-device.ts';

test.each(['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  '%s is another device to everybody',
  (host) => expect(isThisDevice(host)).toBe(true),
);

test.each(['192.168.1.7', 'localhost.example', '127.0.0.1.example', 'raspberrypi', '[fe80::1]'])(
  '%s is the same for everybody',
  (host) => expect(isThisDevice(host)).toBe(false),
);
