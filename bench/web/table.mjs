import { openTable } from './open-table.mjs';
import { pressing } from './pressing.mjs';
import { filesOf, sentBy } from './sizes.mjs';
import { settled, until, visit } from './visit.mjs';

const dice = 'button[data-place^="ship:"]';
/** Every ship may dock here, and nothing comes of it that could not be taken back. */
const lit =
  ':is([data-place="facility:solar-converter"][data-lit] button, button[data-place="facility:solar-converter"])';

/** A table of Alien Frontiers, opened for the first time, opened again, and played at. */
export async function table(browser, url, how) {
  const visitor = await visit(browser, url, how);
  const { page } = visitor;
  await page.goto(await openTable(visitor.request, url, 'alien-frontiers', 1), { waitUntil: 'commit' });
  const drawn = await until(page, '[data-place^="facility:"]');
  await settled(page);
  const first = await visitor.seen();
  const files = await filesOf(url, visitor.transfers);
  const sent = sentBy(visitor.transfers);
  await page.locator(dice).first().waitFor();

  await page.reload({ waitUntil: 'commit' });
  const again = await until(page, dice);
  await settled(page);
  await play(page);
  const { shifted, interactions } = await visitor.seen();
  await visitor.leave();
  const { largest, largestWhat } = first;
  return {
    drawn,
    largest,
    largestWhat,
    shifted: Math.max(first.shifted, shifted),
    again,
    interactions,
    files,
    sent,
  };
}

/** Presses what is pressed all the time: dice, a dock, the tabs, the menu, dialogs, the table in words. */
async function play(page) {
  const { press, type } = pressing(page);
  const tab = (name) => page.getByRole('tab', { name });
  const button = (name) => page.getByRole('button', { name, exact: true });

  await press('select a die', page.locator(dice).first());
  await press('put it back', page.locator(dice).first());
  await press('open the rules', tab('Rules'));
  await press('open the chat', tab('Chat'));
  await press('open the log', tab('Log'));
  await press('open the menu', button('Menu'));
  await type('close the menu', 'Escape');
  await press('open the keys', button('Keys'));
  await type('close the keys', 'Escape');
  await type('tell the table in words', 't');
  await type('show it again', 't');
  await press('select a die', page.locator(dice).first());
  await press('dock', page.locator(lit).first());
  await press('step back', button('Step back'));
}
