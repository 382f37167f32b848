import { expect, test } from 'vitest';
import { type Match, playFrom, redeal, startMatch, whatIf } from '../index.ts';
import { type MasqueradeState, masquerade } from '../testing/toys/masquerade/masquerade.ts';

const ball = () => startMatch(masquerade, { seats: 3, seed: 'ball' });
const asked = ({ questions }: Match) => questions.map(({ seat, prompt }) => `${seat} ${prompt}`);
const stateOf = (match: Match) => match.position.state as MasqueradeState;

test('an imagined match asks in every window, if nothing else is wanted', () => {
  const world = redeal(ball(), 0, 'another ball');
  expect(asked(whatIf(world, 0, 'sleep'))).toEqual(['1 night', '2 night']);
});

test('where windows pass by themselves, one answer closes the window it was imagined in', () => {
  const world = redeal(ball(), 0, 'another ball', 'none');
  expect(asked(world)).toEqual(['0 night', '1 night', '2 night']);
  const dawn = whatIf(world, 0, 'give:1:2');
  expect(asked(dawn)).toEqual(['0 speak']);
  expect(stateOf(dawn).purses).toEqual([1, 5, 3]);
});

test('… and later ones ask nobody', () => {
  let world = whatIf(redeal(ball(), 0, 'another ball', 'none'), 0, 'sleep');
  const heard: string[] = [];
  while (!world.position.outcome) {
    heard.push(...asked(world));
    const seat = world.questions[0]?.seat ?? -1;
    world = whatIf(world, seat, heard.at(-1)?.endsWith('speak') ? 'bold' : 'nobody');
  }
  expect(new Set(heard.map((each) => each.slice(2)))).toEqual(new Set(['speak', 'accuse']));
  expect(stateOf(world).purses).toEqual([3, 3, 3]);
});

test('windows can be asked in by those alone who could do something', () => {
  const { position } = ball();
  (position.state as MasqueradeState).purses.fill(0);
  const match = playFrom(masquerade, position);
  const thief = stateOf(match).masks.indexOf(1);
  const honest = (thief + 1) % 3;
  expect(asked(whatIf(match, honest, 'sleep', 'usable'))).toEqual([`${thief} night`]);
  expect(asked(whatIf(match, thief, 'sleep', 'usable'))).toEqual([`${stateOf(match).host} speak`]);
});
