import { alienFrontiers, buildPosition } from '@starboard/alien-frontiers';
import { type Match, playFrom } from '@starboard/engine';

/** Seven acts deep and wide: six different dice, three cards that turn them, a half-full board of four players. */
export const denseMatch = (): Match =>
  playFrom(
    alienFrontiers,
    buildPosition({
      players: 4,
      round: 7,
      roll: [1, 2, 3, 4, 5, 6],
      red: {
        ships: 6,
        fuel: 4,
        ore: 4,
        hub: 3,
        cards: ['booster-pod', 'stasis-beam', 'polarity-device'],
        colonies: { 'lem-badlands': 1, 'asimov-crater': 1 },
      },
      green: {
        ships: 5,
        fuel: 2,
        ore: 2,
        docked: { 'lunar-mine': [2], 'solar-converter': [3, 4] },
        colonies: { 'herbert-valley': 2 },
        cards: ['data-crystal'],
      },
      blue: { fuel: 1, ore: 3, docked: { 'alien-artifact': [5] }, colonies: { 'pohl-foothills': 1 } },
      yellow: { fuel: 3, ore: 1, colonies: { 'heinlein-plains': 2 } },
    }),
    { undo: false },
  );

/** As many as a strong bot of a peer looks at in a turn. */
export const nodes = 12_800;
