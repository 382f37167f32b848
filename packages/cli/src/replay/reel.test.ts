import { latestEvents } from '@starboard/engine';
import { highCard, masquerade } from '@starboard/engine/testing';
import { gameById } from '@starboard/games';
import { playAtRandom } from '@starboard/host/testing';
import { fileOf, rerun } from '@starboard/records';
import { expect, test } from 'vitest';
import { Reel } from './reel.ts';

const frontiers = gameById('alien-frontiers') ?? highCard;

test.each([highCard, masquerade, frontiers])(
  'any step of a match is shown as playing it from the start would: $id',
  (game) => {
    const beginning = { seats: 2, seed: 'reel', options: {} };
    const { match, inputs } = playAtRandom(game, beginning, { isRestless: true, most: 700 });
    const reel = new Reel(fileOf({ beginning, match, inputs }, {}), game);
    const steps = Array.from({ length: 24 }, (_, turn) => (turn * 263) % (inputs.length + 1));
    for (const step of [inputs.length, ...steps, 0]) {
      const { match: there, number, input, asked, events } = reel.at(step);
      expect([number, input]).toEqual([step, inputs[step - 1] ?? null]);
      expect(there.position).toEqual(rerun(game, reel.file, step).match.position);
      if (step === 0) continue;
      const before = rerun(game, reel.file, step - 1).match;
      expect(asked.map(({ seat, prompt }) => [seat, prompt])).toEqual(
        before.questions.map(({ seat, prompt }) => [seat, prompt]),
      );
      expect(events).toEqual(latestEvents(rerun(game, reel.file, step).match));
    }
  },
);
