import { expect, test } from 'vitest';
import { RecentRequests, rememberedFor, rememberedRequests } from './recent-requests.ts';

const most = rememberedRequests;

test('recognises those of the last minute, however many came in between', () => {
  const requests = new RecentRequests();
  const late = 2 * rememberedFor + most;
  // one every millisecond
  for (let at = 0; at < late; at++) requests.add(`${at}`, at);
  for (let ago = 1; ago <= rememberedFor; ago += 777) expect(requests.has(`${late - ago}`)).toBe(true);
  expect(requests.has(`${late - rememberedFor}`)).toBe(true);
});

test('recognises the latest of those that come now and then, and forgets what is twice as old', () => {
  const requests = new RecentRequests();
  for (let number = 0; number < 5 * most; number++) {
    expect(requests.has(`${number}`)).toBe(false);
    requests.add(`${number}`, number * rememberedFor);
    if (number >= most) expect(requests.has(`${number - most}`)).toBe(true);
    expect(requests.has(`${number - 2 * most}`)).toBe(false);
  }
});
