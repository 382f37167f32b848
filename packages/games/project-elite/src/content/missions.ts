import type { MapId } from './maps/printed-map.ts';

export const missionIds = ['extermination', 'demolition', 'recon', 'capture', 'exploration'] as const;
export type MissionId = (typeof missionIds)[number];

/** For two players or fewer, three, four, five and six: the numbers of the cells with a token. */
type Layout = readonly (readonly number[])[];

const layouts: Readonly<Record<MissionId, Readonly<Record<MapId, Layout>>>> = {
  demolition: {
    lab: [
      [1, 3, 7, 11],
      [1, 3, 4, 6, 7, 11],
      [1, 2, 3, 4, 6, 7, 11, 12],
      [1, 2, 4, 5, 6, 7, 9, 10, 11, 12],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
    crash: [
      [6, 7, 9, 10],
      [5, 7, 9, 10, 11, 12],
      [2, 4, 5, 6, 7, 9, 10, 12],
      [1, 2, 3, 5, 6, 7, 8, 9, 10, 12],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
  },
  recon: {
    lab: [
      [6, 11],
      [4, 7, 11],
      [2, 7, 11, 12],
      [1, 5, 7, 9, 11],
      [2, 4, 6, 9, 11, 12],
    ],
    crash: [
      [4, 7],
      [1, 7, 10],
      [1, 6, 9, 10],
      [1, 4, 7, 9, 11],
      [2, 7, 8, 9, 10, 11],
    ],
  },
  extermination: {
    lab: [
      [1, 4, 11],
      [2, 4, 6, 11],
      [2, 4, 6, 9, 10],
      [1, 3, 5, 7, 8, 11],
      [1, 4, 5, 7, 9, 10, 11],
    ],
    crash: [
      [7, 9, 10],
      [2, 6, 9, 10],
      [1, 3, 7, 9, 10],
      [1, 4, 7, 8, 9, 10],
      [2, 3, 5, 9, 10, 11, 12],
    ],
  },
  capture: {
    lab: [
      [5, 11],
      [3, 7, 11],
      [2, 5, 6, 11],
      [1, 3, 7, 9, 11],
      [2, 5, 6, 7, 9, 11],
    ],
    crash: [
      [6, 10],
      [7, 10, 12],
      [1, 9, 10, 11],
      [3, 6, 10, 11, 12],
      [1, 3, 7, 9, 10, 11],
    ],
  },
  exploration: {
    lab: [
      [4, 7, 10, 12],
      [1, 3, 4, 7, 10, 12],
      [3, 4, 5, 7, 8, 9, 11, 12],
      [1, 3, 4, 5, 7, 8, 9, 10, 11, 12],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
    crash: [
      [1, 8, 10, 11],
      [2, 3, 5, 7, 9, 11],
      [1, 3, 5, 7, 8, 9, 11, 12],
      [1, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
  },
};

/** Which objective cells a mission uses. */
export const objectivesOf = (mission: MissionId, map: MapId, players: number): readonly number[] =>
  layouts[mission][map][Math.max(2, players) - 2] ?? [];
