import type { Json, Prompt } from '@starboard/engine';
import { expect, test } from 'vitest';
import { entriesAfter } from '../shelf/kept-table.ts';
import { LocalPlayer } from '../testing/local-player.ts';

/** The player could hide from the defense's allies between aiming the gate and sending ships. */
const cloaked = {
  players: 3,
  red: { techs: [{ id: 'energy-cloak', completed: true }], hand: ['attack-04', 'attack-20'] },
  blue: { hand: [] },
  yellow: { hand: [] },
};
const passEverything = [{ at: 'all', as: 'any', then: 'pass' }];

/** A table at which the gate is to be aimed, with these orders. */
async function aiming(player: LocalPlayer, orders: Json): Promise<string> {
  const seats = [null, 'easy', 'easy'];
  const position = JSON.stringify(cloaked);
  const table = await player.opens({ game: 'cosmic-encounter', seats, position });
  await player.watches(table);
  expect(await player.orders(table, orders)).toBe('done');
  await player.until(() => player.prompt?.prompt === 'ce.ask.aim');
  return table;
}

/** All that the player was asked since so many messages, in order. */
const askedSince = ({ heard }: LocalPlayer, from: number): readonly string[] =>
  heard.slice(from).flatMap((message) => {
    const prompt = message.type === 'news' ? (message.sections['prompt'] as Prompt | null) : null;
    return prompt ? [prompt.prompt] : [];
  });

test('what is ordered is answered before the screen asks it, and stepped back over', async () => {
  const player = new LocalPlayer();
  const table = await aiming(player, passEverything);
  const from = player.heard.length;
  await player.answers(table, 'blue-1');
  await player.until(player.isAsked);
  await player.says('undo', table);
  await player.until(player.isAsked);
  expect(askedSince(player, from)).toEqual(['ce.ask.send-ships', 'ce.ask.aim']);
  const log = await entriesAfter(player.shelf, table, 0);
  expect(log.slice(-4).map(({ by, input }) => [by, 'undo' in input])).toEqual([
    ['person', false],
    ['order', false],
    ['person', true],
    ['order', true],
  ]);
});

test('what is not ordered is asked, and stepped back to', async () => {
  const player = new LocalPlayer();
  const table = await aiming(player, []);
  const from = player.heard.length;
  await player.answers(table, 'blue-1');
  await player.answers(table, 'pass');
  await player.orders(table, passEverything);
  await player.says('undo', table);
  expect(askedSince(player, from)).toEqual([
    'ce.ask.launch.after-aim',
    'ce.ask.send-ships',
    'ce.ask.launch.after-aim',
  ]);
});
