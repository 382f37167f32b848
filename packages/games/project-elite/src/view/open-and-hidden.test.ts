import {
  decisionOf,
  fork,
  type Json,
  type Match,
  redeal,
  submit,
  type Viewer,
  viewFor,
  viewOf,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import { saying } from '../rules/commands/understand.ts';
import type { State } from '../rules/state/state.ts';
import { at, ScenarioTable, scenario } from '../testing/index.ts';
import type { View } from './view.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];

/** What a viewer is shown and asked; the number of the question is the match's own. */
const shownTo = (match: Match, viewer: Viewer): object => {
  const { view, prompt, awaited } = viewFor(match, viewer);
  return { view, awaited, asked: prompt && { ...prompt, decision: 0 } };
};

/** What becomes of acts, on copies of the match. */
const tried = ({ match }: ScenarioTable): unknown =>
  [
    { roll: ['die:0'] },
    { roll: ['die:3'] },
    saying('move', { hero: 0, die: 0, from: at(5, 11), path: [at(5, 12)] }),
    saying('assign', { hero: 0, die: 1, holder: 'BW3.1', slot: 0, to: [] }),
    saying('fire', { hero: 0, card: 'BW3.1' }),
    saying('apply-alien', { die: 0, alien: 1, from: at(5, 9), to: at(5, 10), chain: [] }),
    'pause',
  ].map((answer: Json) => {
    const { position } = match;
    return submit(fork(match), {
      seat: 0,
      decision: position.decisions[0] ?? 0,
      answer,
      at: position.now,
    });
  });

/** All that any player, spectator or bot can get to know. */
const known = (table: ScenarioTable): unknown => ({
  events: table.events,
  seen: viewers.map((viewer) => viewFor(table.match, viewer)),
  imagined: viewers.map((viewer) => redeal(table.match, viewer, 'a bot’s look').position.state),
  tried: tried(table),
});

const tables = (one: ScenarioTable, other: ScenarioTable) => ({
  both(play: (table: ScenarioTable) => void) {
    play(one);
    play(other);
    return this;
  },
  alike() {
    expect(known(one)).toEqual(known(other));
    return this;
  },
  different() {
    expect(known(one)).not.toEqual(known(other));
    return this;
  },
});

const withDice = (action: string, hits: readonly number[]): ScenarioTable =>
  new ScenarioTable({
    heroes: { gerid: { at: [5, 11], cards: ['BW3'], dice: '---', slots: { BW3: 'G' } }, kara: {} },
    aliens: [{ kind: 'biter', at: [5, 9] }],
    rolls: { action, hits },
  });

test('[PE-125] no player knows a tumbling face', () => {
  tables(withDice('MGS', []), withDice('AAH', []))
    .both((table) => table.passes(30_000).rolls(0, 0, 1, 2))
    .alike()
    .both((table) => table.passes(1199))
    .alike()
    .both((table) => table.passes(1))
    .different();
});

test('[PE-125] no player knows a tumbling hit die', () => {
  tables(withDice('', [6, 6]), withDice('', [1, 1]))
    .both((table) => table.passes(40_000).gives('gerid', 'fire', { card: 'BW3.1' }))
    .alike()
    .both((table) => table.passes(799))
    .alike()
    .both((table) => table.passes(1))
    .different();
});

scenario(
  '[PE-139] what one player sees all see, and what is hidden changes nothing before it is turned up',
  {
    options: { mission: 'exploration', difficulty: 'medium' },
    heroes: {
      gerid: { at: [1, 6], cards: ['BW2'], dice: 'SMM', slots: { BW2: 'G' } },
      kara: { at: [0, 5], dice: 'S---' },
    },
    aliens: [{ kind: 'naga', at: [1, 4], health: 1 }],
    tokens: { 4: 'boss-alert', 7: 'debris', 10: 'swarm-alert' },
    rolls: { hits: [6] },
    round: 3,
  },
  (table) => {
    table
      .gives('gerid', 'fire', { card: 'BW2.1' })
      .passes(800)
      .gives('gerid', 'assign-hit', { attack: table.state.attacks[0]?.id ?? 0, alien: 1, second: [] })
      .says(0, saying('tech', { reward: table.state.rewards[0]?.id ?? 0, when: 'later' }))
      .gives('kara', 'search', { die: 0, cell: at(0, 4), how: 'draw' })
      .gives('gerid', 'explore', { how: 'peek', no: 4, dice: [0] });
    for (const viewer of viewers) {
      const { choices, tokens } = viewOf(table.match, viewer) as View;
      expect(choices.map(({ cards }) => cards.filter((card) => card !== '').length)).toEqual([0, 3]);
      expect(choices.map(({ cards }) => cards.length)).toEqual([3, 3]);
      expect(tokens.map(({ find }) => find)).toEqual(['boss-alert', null, null]);
    }
    const aside = ({ choices }: State) => choices[0]?.cards;
    const worlds = ['one', 'other', 'third'].map((world) => redeal(table.match, 'spectator', world));
    expect(new Set(worlds.map(({ position }) => aside(position.state as State)?.join())).size).toBe(3);
    const step = saying('move', { hero: 0, die: 1, from: at(1, 6), path: [at(1, 5)] });
    for (const world of worlds) {
      for (const viewer of viewers) expect(shownTo(world, viewer)).toEqual(shownTo(table.match, viewer));
      const input = {
        seat: 0,
        answer: step,
        at: table.match.position.now,
      };
      const told = (match: Match) => submit(match, { ...input, decision: decisionOf(match, 0) });
      expect(told(world)).toEqual(told(fork(table.match)));
    }
  },
);
