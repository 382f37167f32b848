import type { Prompt } from '@starboard/engine';
import { expect, test } from 'vitest';
import { seated } from '../../testing/nodes/full-node.ts';
import { sharedNode } from '../../testing/nodes/shared-node.ts';
import type { Player } from '../../testing/people/player.ts';

const people = sharedNode();

/** Two at a table, of whom the first has left these orders. */
async function ordering(...orders: readonly string[]) {
  const [ann, bob] = (await people(2)) as [Player, Player];
  const table = await seated([ann, bob], { game: 'ordered-cards' });
  await ann.asked(table);
  expect(await ann.says({ type: 'orders', table, orders: [...orders] })).toMatchObject({ type: 'done' });
  return { ann, bob, table };
}

/** All that a player was asked since so many messages, in order. */
const askedSince = ({ messages }: Player, from: number): readonly string[] =>
  messages.slice(from).flatMap((message) => {
    const prompt = message.type === 'news' ? (message.sections['prompt'] as Prompt | null) : null;
    return prompt ? [prompt.prompt] : [];
  });

test('what a player has ordered is answered before they are told that they were asked', async () => {
  const { ann, bob, table } = await ordering('2');
  const from = ann.messages.length;
  expect(await ann.answers(table, 'high')).toMatchObject({ type: 'news', n: 1 });
  expect(await ann.asked(table)).toMatchObject({ prompt: 'buy-card' });
  expect(askedSince(ann, from)).toEqual(['buy-card']);
  await bob.until(() => bob.screen(table).n === 2, 'both answers');
  expect(bob.screen(table).sections).toMatchObject({ direction: 'high', stake: 2 });
});

test('a step back goes past what was ordered, and shows nothing of it', async () => {
  const { ann, bob, table } = await ordering('2');
  await ann.answers(table, 'high');
  await ann.asked(table);
  const from = ann.messages.length;
  expect(await ann.says({ type: 'undo', table })).toMatchObject({ back: 'step', undoes: 2 });
  expect(await ann.asked(table)).toMatchObject({ prompt: 'call-direction' });
  expect(askedSince(ann, from)).toEqual(['call-direction']);
  await bob.until(() => bob.screen(table).n === 4, 'both steps back');
  expect(bob.messages.findLast((said) => said.type === 'news')).toMatchObject({ back: 'step', undoes: 1 });
  // asked anew, they decide in spite of their orders
  await ann.says({ type: 'orders', table, orders: ['high'] });
  await ann.answers(table, 'low');
  await ann.until(() => ann.prompt(table)?.prompt === 'call-stake', 'the next question');
});

test('where the way back holds nothing but what was ordered, its first question is asked', async () => {
  const { ann, table } = await ordering('high', '1');
  await ann.until(() => ann.prompt(table)?.prompt === 'buy-card', 'what is not ordered');
  await ann.says({ type: 'undo', table });
  await ann.until(() => ann.prompt(table)?.prompt === 'call-direction', 'the first of them');
});
