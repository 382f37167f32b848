import type { Json, Prompt } from '@starboard/engine';
import { expect } from 'vitest';
import type { LocalPlayer } from './local-player.ts';

/** Plays as a beginner would: the first thing on offer. */
export async function plays(player: LocalPlayer, table: string): Promise<void> {
  const { prompt } = player;
  if (!prompt) throw new Error('nothing is asked');
  expect(await player.answers(table, firstOf(prompt))).toBe('done');
}

/** The first thing on offer. */
export function firstOf({ shape, timeout = null }: Prompt): Json {
  switch (shape.kind) {
    case 'choose':
      return shape.options[0] ?? '';
    case 'pick':
      return shape.options.slice(0, Math.max(shape.min, 1));
    case 'amount':
      return shape.max;
    case 'split':
    case 'form':
    case 'open':
      return timeout;
  }
}

export async function playsOut(player: LocalPlayer, table: string): Promise<void> {
  while (!player.isOver()) {
    await player.until(() => player.isAsked() || player.isOver());
    if (player.isAsked() && !player.isOver()) await plays(player, table);
  }
}

export async function isAskedFirst(player: LocalPlayer, table: string): Promise<void> {
  await player.watches(table);
  await player.until(player.isAsked);
}
