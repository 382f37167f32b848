import { expect, test } from 'vitest';
import { RecentRequests, rememberedFor, rememberedRequests } from './recent-requests.ts';

const most = rememberedRequests;

test('in real time recognises those of the last minute, however many came in between', () => {
  const requests = new RecentRequests();
  const late = 2 * rememberedFor + most;
  // one every millisecond
  for (let at = 0; at < late; at++) requests.add(`${at}`, at, true);
  for (let ago = 1; ago <= rememberedFor; ago += 777) expect(requests.has(`${late - ago}`)).toBe(true);
  expect(requests.has(`${late - rememberedFor}`)).toBe(true);
});

test('recognises them after the clock has stopped as well', () => {
  const requests = new RecentRequests();
  requests.add('heard', 0, true);
  for (let at = 1; at < 3 * most; at++) requests.add(`${at}`, at, false);
  expect(requests.has('heard')).toBe(true);
});

test.each([
  ['now and then, in real time', rememberedFor, true],
  ['one after the other, where no clock runs', 1, false],
])('recognises the latest of those that come %s, and forgets what is twice as old', (_, apart, isTimed) => {
  const requests = new RecentRequests();
  for (let number = 0; number < 5 * most; number++) {
    expect(requests.has(`${number}`)).toBe(false);
    requests.add(`${number}`, number * apart, isTimed);
    if (number >= most) expect(requests.has(`${number - most}`)).toBe(true);
    expect(requests.has(`${number - 2 * most}`)).toBe(false);
  }
});
