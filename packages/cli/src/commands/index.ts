import { arenaCommand } from './arena.ts';
import type { Command } from './command.ts';
import { gamesCommand } from './games.ts';
import { playCommand } from './play.ts';
import { replayCommand } from './replay.ts';
import { simulateCommand } from './simulate.ts';
import { verifyCommand } from './verify.ts';

export const commands: readonly Command[] = [
  playCommand,
  simulateCommand,
  arenaCommand,
  replayCommand,
  verifyCommand,
  gamesCommand,
];
