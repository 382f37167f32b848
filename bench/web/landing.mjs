import { sizesOf } from './sizes.mjs';
import { settled, visit } from './visit.mjs';

/** The first page, seen for the first time. */
export async function landing(browser, url, how) {
  const visitor = await visit(browser, url, how);
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await settled(visitor.page);
  const { largest, largestWhat, shifted } = await visitor.seen();
  const sizes = await sizesOf(url, visitor.transfers);
  await visitor.leave();
  return { largest, largestWhat, shifted, ...sizes };
}
