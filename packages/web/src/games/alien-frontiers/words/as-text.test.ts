import {
  alienFrontiers,
  buildPosition,
  type PositionDescription,
  type View,
} from '@starboard/alien-frontiers';
import { playFrom, viewFor } from '@starboard/engine';
import { expect, test } from 'vitest';
import type { Say } from '../../../language/say.ts';
import { tableAsText } from './as-text.ts';

const say: Say = (message, params) => {
  const { key, params: filled } = typeof message === 'string' ? { key: message, params } : message;
  return filled ? `${key} ${JSON.stringify(filled)}` : key;
};

const told = (description: PositionDescription) =>
  tableAsText(
    viewFor(playFrom(alienFrontiers, buildPosition({ players: 2, roll: [1], ...description })), 0)
      .view as View,
    say,
  ).flatMap(({ lines }) => lines);

test('whose the docks of the Hub are, and who waits in the Maintenance Bay', () => {
  const lines = told({ red: { hub: 1, docked: { 'colonist-hub': [2] } } }).join('\n');
  expect(lines).toMatch(/colonist-hub: web\.af\.docked-each .*"seat\\":\{\\"seat\\":0\}/);
  expect(lines).toContain(
    'af.facility.maintenance-bay: web.af.text.waiting-of {"seat":{"seat":0},"count":1}, web.af.text.waiting-of {"seat":{"seat":1},"count":3}',
  );
});

test('where the Relic Ship is', () => {
  expect(told({})).toContain('web.af.text.relic-free {"territory":"af.territory.burroughs-desert"}');
  expect(
    told({
      green: { colonies: { 'burroughs-desert': 1 } },
      relic: { owner: 'green', at: 'lunar-mine', value: 4 },
    }),
  ).toContain('web.af.text.relic-owned {"seat":{"seat":1},"place":"af.facility.lunar-mine"}');
});

test('what lies beside the board: deck, discard pile, fields, and a stock that can run out', () => {
  const lines = told({
    discard: ['stasis-beam', 'plasma-cannon'],
    fields: { isolation: 'lem-badlands' },
    options: { supply: 'limited' },
  });
  expect(lines).toContain('web.af.discard: af.card.stasis-beam, af.card.plasma-cannon');
  expect(lines).toContain('web.af.fields: af.field.positron, af.field.repulsor');
  expect(lines.filter((line) => /^web\.af\.(?:deck|stock): /.test(line))).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('af.territory.lem-badlands'))).toContain('af.field.isolation');
});
