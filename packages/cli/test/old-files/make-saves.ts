import { fileURLToPath } from 'node:url';
import { playOn, Starboard } from '../starboard.ts';

const cwd = fileURLToPath(new URL('.', import.meta.url));
const play = (game: string, ...more: string[]) =>
  new Starboard(['play', game, '--lang', 'en', '--seed', 'old files', ...more], { cwd });

/** Makes the saved matches that `old-saves.test.ts` takes up, with the version this is run in. */
export async function makeSaves(): Promise<void> {
  const frontiers = play('alien-frontiers', '--save', 'alien-frontiers.starboard.json');
  await playOn(frontiers, 0, 20);
  await frontiers.type('u');
  await playOn(frontiers, 21, 40, await frontiers.type('u'));
  await frontiers.hangUp();

  const cosmic = play('cosmic-encounter', '--save', 'cosmic-encounter.starboard.json');
  await playOn(cosmic, 0, 5);
  await playOn(cosmic, 5, 20, await cosmic.type('o pass react.artifact'));
  await cosmic.hangUp();
}
