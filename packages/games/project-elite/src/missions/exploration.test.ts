import { type Viewer, viewOf } from '@starboard/engine';
import { expect, test } from 'vitest';
import { findCounts, finds } from '../content/tokens.ts';
import type { PositionDescription } from '../position/description.ts';
import { ScenarioTable, scenario } from '../testing/index.ts';
import type { View } from '../view/view.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator'];

const unknown = (find: string, dice: string): PositionDescription => ({
  options: { mission: 'exploration' },
  heroes: { gerid: { at: [1, 6], dice }, kara: { dice: 'SH--' } },
  tokens: { 4: find, 7: 'debris' },
  nextEvents: [17],
  nextSwarm: ['SC04', 'SC08', 'SC06'],
  nextBosses: ['all-clear', 'all-clear', 'all-clear'],
});

const shown = ({ match }: ScenarioTable): unknown[] =>
  viewers.map((viewer) => (viewOf(match, viewer) as View).tokens.find(({ no }) => no === 4)?.find);

const count = ({ events }: ScenarioTable, type: string): number =>
  events.filter((event) => event.type === type).length;

scenario(
  '[PE-109] a token is looked at by all, and does something when it is opened',
  unknown('boss-alert', 'SSH-'),
  (table) => {
    expect(shown(table)).toEqual([null, null, null]);
    table
      .refuses('kara', 'not-adjacent', 'explore', { how: 'peek', no: 4, dice: [0] })
      .refuses('gerid', 'face-mismatch', 'explore', { how: 'peek', no: 4, dice: [2] })
      .gives('gerid', 'explore', { how: 'peek', no: 4, dice: [0] })
      .expectDice(0, '-SH-')
      .refuses('gerid', 'no-target', 'explore', { how: 'peek', no: 4, dice: [1] });
    expect(shown(table)).toEqual(['boss-alert', 'boss-alert', 'boss-alert']);
    table.gives('gerid', 'explore', { how: 'open', no: 4, dice: [2] }).expectDice(0, '-S--');
    expect(shown(table)).toEqual([undefined, undefined, undefined]);
    table.untilNextRound().passes(300_000).expectPhase('planning');
    expect(count(table, 'bossRevealed')).toBe(2);
    expect(count(table, 'swarmRevealed')).toBe(2);
  },
);

scenario(
  '[PE-110] a relic is carried off with a Hand and a Wrench together',
  unknown('alien-relic', 'HHHW'),
  (table) => {
    table
      .refuses('gerid', 'no-target', 'explore', { how: 'relic', no: 4, dice: [0, 3] })
      .gives('gerid', 'explore', { how: 'open', no: 4, dice: [0] })
      .refuses('gerid', 'no-target', 'explore', { how: 'open', no: 4, dice: [1] })
      .refuses('gerid', 'face-mismatch', 'explore', { how: 'relic', no: 4, dice: [1] })
      .refuses('gerid', 'face-mismatch', 'explore', { how: 'relic', no: 4, dice: [1, 2] })
      .refuses('gerid', 'face-mismatch', 'explore', { how: 'relic', no: 4, dice: [1, 1] })
      .gives('gerid', 'explore', { how: 'relic', no: 4, dice: [1, 3] })
      .expectDice(0, '--H-');
    expect(table.state.tokens.map(({ no }) => no)).toEqual([7]);
  },
);

test('[PE-111] six players lay out twelve tokens, two more of them debris', () => {
  const { state } = new ScenarioTable({
    players: 6,
    phase: 'setup',
    options: { mission: 'exploration', map: 'crash' },
  });
  const laid = state.tokens.flatMap(({ find }) => find ?? []).sort();
  const listed = finds.flatMap((find) => Array.from({ length: findCounts[find] }, () => find));
  expect(laid).toEqual([...listed, 'debris', 'debris'].sort());
  expect(state.spareFinds).toEqual([]);
});

scenario('more of the swarm comes for one round', unknown('swarm-alert', 'H---'), (table) => {
  table
    .gives('gerid', 'explore', { how: 'open', no: 4, dice: [0] })
    .untilNextRound()
    .passes(300_000);
  expect(count(table, 'swarmRevealed')).toBe(3);
  expect(table.state.coming.swarm).toBe(0);
});

scenario('no boss comes for one round', unknown('stand-down', 'H---'), (table) => {
  table
    .gives('gerid', 'explore', { how: 'open', no: 4, dice: [0] })
    .untilNextRound()
    .passes(300_000);
  expect(count(table, 'bossRevealed')).toBe(0);
  expect(table.state.coming.fewerBosses).toBe(0);
});

scenario('one card is found', unknown('lucky-find', 'H---'), (table) => {
  table.gives('gerid', 'explore', { how: 'open', no: 4, dice: [0] });
  const [choice] = table.state.choices;
  expect([choice?.hero, choice?.from, choice?.cards.length]).toEqual([0, 'search', 1]);
});

scenario(
  'aliens smell the battle, and move one step farther in the next activation',
  { ...unknown('scent-of-battle', 'H---'), aliens: [{ kind: 'shooter', at: [9, 4] }], left: 1000 },
  (table) => {
    table
      .gives('gerid', 'explore', { how: 'open', no: 4, dice: [0] })
      .untilNextRound()
      .expectAt(1, 9, 6);
    expect(table.state.coming.scents).toBe(0);
  },
);
