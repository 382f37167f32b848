import { describe, expect, test } from 'vitest';
import type { MapId } from '../content/maps/printed-map.ts';
import { type MissionId, missionIds } from '../content/missions.ts';
import { type Difficulty, difficulties } from '../content/presets.ts';
import type { Place, PositionDescription } from '../position/description.ts';
import { at, ScenarioTable } from '../testing/index.ts';

/** What is left of a mission beside a hero who stands three steps from home, and what the hero does about it. */
interface Ending {
  readonly lies: (map: MapId) => PositionDescription;
  readonly acts: (table: ScenarioTable, map: MapId) => void;
}

const objective: Readonly<Record<MapId, Place>> = { lab: [8, 10], crash: [7, 10] };
const wayHome: Readonly<Record<MapId, readonly Place[]>> = {
  lab: [
    [8, 11],
    [8, 12],
    [8, 13],
  ],
  crash: [
    [8, 11],
    [7, 12],
    [7, 13],
  ],
};
const scoutBeside: Readonly<Record<MapId, Place>> = { lab: [7, 11], crash: [8, 10] };
const trapBeside: Readonly<Record<MapId, Place>> = { lab: [9, 10], crash: [6, 11] };

function fills(table: ScenarioTable, holder: string, slots: number): void {
  for (let slot = 0; slot < slots; slot++)
    table.gives('gerid', 'assign', { die: slot, holder, slot, to: [] });
}

const endings: Readonly<Record<MissionId, Ending>> = {
  extermination: {
    lies: () => ({ tokens: { 11: 'X1' } }),
    acts: (table) => fills(table, 'X1', 3),
  },
  demolition: {
    lies: () => ({ tokens: { 11: 'T11' } }),
    acts(table) {
      fills(table, 'D3-5', 3);
      table.gives('gerid', 'place-demo', { charge: 'D3-5', no: 11 });
    },
  },
  recon: {
    lies: (map) => ({ tokens: { 11: 'T11' }, scouts: { R1: scoutBeside[map] } }),
    acts: (table, map) =>
      table.gives('gerid', 'assign', { die: 0, holder: 'R1', slot: 0, to: [at(...objective[map])] }),
  },
  capture: {
    lies: (map) => ({
      tokens: { 11: 'C1' },
      traps: [trapBeside[map]],
      aliens: [{ kind: 'biter', at: trapBeside[map] }],
    }),
    acts: (table) => fills(table, 'C1', 2),
  },
  exploration: {
    lies: () => ({ tokens: { 11: 'debris' } }),
    acts: (table) => table.gives('gerid', 'explore', { how: 'open', no: 11, dice: [0] }),
  },
};

const cardsOf: Readonly<Record<Difficulty, readonly [swarm: number, bosses: number]>> = {
  story: [2, 1],
  low: [2, 1],
  medium: [2, 2],
  high: [3, 2],
  nightmare: [3, 2],
};

const count = ({ events }: ScenarioTable, type: string): number =>
  events.filter((event) => event.type === type).length;

const begin = (map: MapId, mission: MissionId, difficulty: Difficulty): ScenarioTable =>
  new ScenarioTable({
    phase: 'event',
    round: 3,
    options: { map, mission, difficulty },
    heroes: {
      gerid: {
        at: [8, 11],
        dice: 'HWG-',
        ...(mission === 'demolition' && { charges: ['D3-5'] }),
      },
      kara: { at: [6, 13] },
    },
    rolls: { action: 'MM' },
    nextEvents: [17],
    nextSwarm: ['SC04', 'SC06', 'SC08'],
    nextBosses: ['all-clear', 'all-clear'],
    ...endings[mission].lies(map),
  });

describe.each(missionIds)('%s', (mission) => {
  describe.each(['lab', 'crash'] as const)('on %s', (map) => {
    test.each(difficulties)('is won in a round of difficulty %s', (difficulty) => {
      const table = begin(map, mission, difficulty);
      table.passes(300_000).expectPhase('planning').says(0, 'ready').says(1, 'ready').passes(3000);
      expect([count(table, 'swarmRevealed'), count(table, 'bossRevealed')]).toEqual(cardsOf[difficulty]);
      endings[mission].acts(table, map);
      const [from, between, home] = wayHome[map].map((place) => at(...place)) as [number, number, number];
      table
        .rolls(0, 3)
        .passes(1200)
        .gives('gerid', 'move', { die: 3, from, path: [between] })
        .rolls(0, 3)
        .passes(1200)
        .gives('gerid', 'move', { die: 3, from: between, path: [home] })
        .expectGoesOn()
        .untilNextRound()
        .expectOver('won');
    });

    test('is not won without what was left to be done', () => {
      const table = begin(map, mission, 'low');
      table.passes(300_000).says(0, 'ready').says(1, 'ready').untilNextRound().expectGoesOn();
      expect(table.state.round).toBe(4);
    });

    test.each([1, 2, 3, 4, 5, 6])('is laid out for %i', (players) => {
      const { state } = new ScenarioTable({ players, phase: 'setup', options: { map, mission } });
      const cells = state.tokens.map(({ is, cell }) => `${is === 'target' ? '' : is}${cell}`);
      expect(new Set(cells).size).toBe(cells.length);
      expect(state.tokens.every(({ cell }) => cell >= 0)).toBe(true);
      const charges = state.heroes.flatMap((hero) => hero.charges.map(({ id }) => id));
      expect(new Set(charges).size).toBe(mission === 'demolition' ? 2 * Math.max(2, players) : 0);
    });
  });
});
