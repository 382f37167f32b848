import { changedPart, comingTo, type Match, viewOf } from '@starboard/engine';
import { expect } from 'vitest';
import { scenario } from '../testing/index.ts';
import { coming } from './coming.ts';
import type { View } from '../view/view.ts';

const [red, blue, yellow] = [0, 1, 2];

const prompts = (match: Match, seat: number): readonly string[] =>
  comingTo(match, seat).map(({ prompt }) => prompt.replace('ce.ask.', ''));

const basis = (match: Match, seat: number, prompt: string, given: string) =>
  coming.basis(`ce.ask.${prompt}`, given, viewOf(match, seat) as View, seat);

scenario('Each player knows what they will be asked once they know who is against whom', {}, (table) => {
  table.draws('blue').until('aim');
  expect(prompts(table.match, red)).toEqual(['send-ships', 'invite', 'select', 'second-encounter']);
  expect(prompts(table.match, blue)).toEqual(['invite', 'select']);
  expect(prompts(table.match, yellow)).toEqual(['ally', 'send-ships']);
  table.encounter({ defense: 'blue', ships: 2 }).invites('offense', 'yellow').until('ally');
  const [ships] = comingTo(table.match, yellow);
  expect(ships).toMatchObject({ prompt: 'ce.ask.send-ships', shape: { kind: 'split', min: 1, max: 4 } });
});

scenario('A card is chosen for this encounter, or for these allies as well', {}, (table) => {
  table.draws('blue').until('aim');
  const [whoever, these] = ['sides', 'allies'].map((given) => basis(table.match, blue, 'select', given));
  table.encounter({ defense: 'blue', ships: 2 }).invites('offense', 'yellow').joins('yellow', 'offense', 2);
  table.until('select');
  expect(changedPart(whoever ?? {}, basis(table.match, blue, 'select', 'sides'))).toBeNull();
  expect(changedPart(these ?? {}, basis(table.match, blue, 'select', 'allies'))).toBe('allies');
});

scenario('What was meant for one encounter does not hold in the next', {}, (table) => {
  table.draws('blue').until('aim');
  const seen = basis(table.match, yellow, 'ally', 'sides');
  table.encounter({ defense: 'blue', ships: 4 }).lay('attack-10', 'attack-04').until('second-encounter');
  expect(changedPart(seen, basis(table.match, yellow, 'ally', 'sides'))).toBeNull();
  table.chooses('end-turn').until('aim');
  expect(changedPart(seen, basis(table.match, yellow, 'ally', 'sides'))).toBe('encounter');
});
