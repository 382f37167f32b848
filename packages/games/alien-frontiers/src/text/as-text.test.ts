import { type Message, type MessageParam, playFrom, tableAsText, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import en from '../../messages/en.json';
import { alienFrontiers, alienFrontiersText, buildPosition, type PositionDescription } from '../index.ts';

const texts: Readonly<Record<string, string>> = en;

/** A message as its English text with the gaps filled; what is counted is left as it is written. */
const said = (param: MessageParam): string => {
  if (typeof param !== 'object') return String(param);
  if (Array.isArray(param)) return param.map(said).join(', ');
  if ('seat' in param) return `seat ${param.seat}`;
  const { key, params = {} } = param as Message;
  return Object.entries(params).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, said(value)),
    texts[key] ?? `[${key}]`,
  );
};

const told = (description: PositionDescription): readonly string[] => {
  const match = playFrom(alienFrontiers, buildPosition({ players: 2, roll: [1], ...description }));
  return tableAsText(alienFrontiersText, viewFor(match, 0).view, 0).flatMap(({ lines }) => lines.map(said));
};

test('whose the docks of the Hub are, and who waits in the Maintenance Bay', () => {
  const lines = told({ red: { hub: 1, docked: { 'colonist-hub': [2] } } });
  expect(lines.find((line) => line.startsWith('Colonist Hub'))).toMatch(/docked: seat 0 2; .*each player/);
  expect(lines.find((line) => line.startsWith('Maintenance Bay'))).toMatch(/: seat 0: .*, seat 1: /);
});

test('where the Relic Ship is', () => {
  expect(told({})).toContain('Relic Ship: free, Burroughs Desert');
  expect(
    told({
      green: { colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at: 'lunar-mine', value: 4 },
    }),
  ).toContain('Relic Ship: seat 1, Lunar Mine');
});

test('what lies beside the board: deck, discard pile, fields, and a stock that can run out', () => {
  const lines = told({
    discard: ['stasis-beam', 'plasma-cannon'],
    fields: { isolation: 'lem-badlands' },
    options: { supply: 'limited' },
  });
  expect(lines).toContain('Discard: Stasis Beam, Plasma Cannon');
  expect(lines).toContain('Fields: Positron Field, Repulsor Field');
  expect(lines.filter((line) => /^(?:Deck|Stock): /.test(line))).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('Lem Badlands'))).toContain('Isolation Field');
});
