import { expect, test } from 'vitest';
import { RecentRequests } from './recent-requests.ts';

test('recognises at least the latest so many, and forgets what is twice as old', () => {
  const requests = new RecentRequests(3);
  for (let number = 1; number <= 20; number++) {
    expect(requests.has(`${number}`)).toBe(false);
    requests.add(`${number}`);
    for (let back = 0; back < 3 && back < number; back++) expect(requests.has(`${number - back}`)).toBe(true);
    expect(requests.has(`${number - 6}`)).toBe(false);
  }
});
