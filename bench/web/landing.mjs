import { filesOf, sentBy } from './sizes.mjs';
import { settled, until, visit } from './visit.mjs';

/** The first page, seen for the first time. */
export async function landing(browser, url, how) {
  const visitor = await visit(browser, url, how);
  await visitor.page.goto('/', { waitUntil: 'commit' });
  const drawn = await until(visitor.page, 'h1');
  await settled(visitor.page);
  const { largest, largestWhat, shifted } = await visitor.seen();
  const files = await filesOf(url, visitor.transfers);
  const sent = sentBy(visitor.transfers);
  await visitor.leave();
  return { drawn, largest, largestWhat, shifted, files, sent };
}
