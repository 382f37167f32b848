import { expect, test } from 'vitest';
import { greeting } from './greeting.ts';

test('whoever starts the server is told where the table is', () => {
  expect(greeting({ host: '127.0.0.1', origins: [] }, 'http://127.0.0.1:3000')).toBe(
    'Starboard is running: http://127.0.0.1:3000',
  );
  expect(greeting({ host: '::1', origins: [] }, 'http://[::1]:3000')).toBe(
    'Starboard is running: http://[::1]:3000',
  );
  expect(greeting({ host: '0.0.0.0', origins: [] }, 'http://0.0.0.0:4000')).toMatch(
    /^Starboard is running: http:\/\/localhost:4000($|; friends on your network: http:\/\/\d)/,
  );
  expect(greeting({ host: '127.0.0.1', origins: ['https://table.example'] }, 'http://127.0.0.1:3000')).toBe(
    'Starboard is running: https://table.example (listening on http://127.0.0.1:3000)',
  );
});
