import {
  below,
  decisionOf,
  pickOne,
  type Question,
  randomFrom,
  sample,
  startMatch,
  submit,
} from '@starboard/engine';
import { expect, test } from 'vitest';
import type { WindowName } from '../../content/windows.ts';
import { allAbilities, cosmicEncounter, type Options, type State } from '../../index.ts';
import { scenario } from '../../testing/index.ts';
import { refuseUse } from './refusals.ts';

scenario(
  'A card in hand is refused for its moment or for the role',
  { red: { extra: ['quash', 'reinforcement-3'] }, green: { extra: ['reinforcement-3', 'plague'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .lay('attack-10', 'attack-06')
      .until('reveal.after-reveal')
      .expectOffered('red', 'reinforcement-3')
      .refuses('red', 'quash', 'ce.not-now')
      .refuses('green', 'reinforcement-3', 'ce.other-role')
      .refuses('green', 'plague', 'ce.not-now')
      .expectRefused('red', 'quash', 'ce.not-now')
      .expectRefused('green', 'reinforcement-3', 'ce.other-role')
      .expectRefused('green', 'plague', 'ce.not-now')
      // what another holds is no business of green's
      .refuses('green', 'quash', 'engine.unknown-option')
      .refuses('green', 'turn-up', 'engine.unknown-option')
      .expectResult('offense-won')
      .expectNext('second-encounter', 'red');
  },
);

const flares = {
  red: { alien: 'clone', extra: ['flare-virus', 'flare-mirror'] },
  blue: { alien: 'macron', extra: ['flare-macron'] },
} as const;

scenario('A flare is refused for its other side, and once one has been played', flares, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('attack-10', 'attack-06')
    .until('reveal.after-reveal')
    .expectOffered('red', 'virus.wild', 'mirror.wild')
    .refuses('red', 'virus.super', 'ce.wild-only')
    .refuses('red', 'clone.replicate', 'ce.not-now')
    .refuses('blue', 'macron.wild', 'ce.super-only')
    .refuses('blue', 'macron.mass', 'ce.compulsory')
    .plays('red', 'flare-virus')
    .until('reveal.after-reveal')
    .refuses('red', 'virus.wild', 'ce.flare-played')
    .refuses('red', 'mirror.wild', 'ce.flare-spent')
    .expectOffered('red', 'clone.replicate')
    .expectTurn('blue')
    .expectNext('aim', 'blue');
});

scenario(
  'A power is refused while it is lost',
  {
    blue: {
      alien: 'clone',
      hand: ['attack-12', 'attack-04', 'quash'],
      ships: { 'blue-1': 8, 'blue-2': 8, 'blue-3': 0, 'blue-4': 0, 'blue-5': 0, 'red-1': 4 },
    },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-06', 'attack-12')
      .until('reveal.after-reveal')
      .refuses('blue', 'clone.replicate', 'ce.power-lost')
      .expectResult('defense-won')
      .expectTurn('blue')
      .expectNext('aim', 'blue');
  },
);

/** What the seat could use for all that is refused, beside what it is offered. */
function compare(state: State, { seat, prompt, shape }: Question): number {
  if (shape.kind !== 'choose') return 0;
  const window = prompt.replace('ce.ask.', '') as WindowName;
  const ids = allAbilities().map(({ id }) => id);
  const allowed = ids.filter((id) => refuseUse(state, window, seat, id) === null);
  expect(allowed.sort()).toEqual(shape.options.filter((key) => ids.includes(key)).sort());
  return allowed.length;
}

test.each<[string, Partial<Options>]>([
  ['flares', { flares: 'unlimited', alienChoice: 'random' }],
  ['hidden powers', { flares: 'standard', alienChoice: 'random', hiddenPowers: true, technologies: true }],
])('What is not refused is offered, and nothing else: %s', (seed, options) => {
  const match = startMatch(cosmicEncounter, { seats: 5, options, seed, undo: false });
  const player = randomFrom(`player of ${seed}`);
  let offered = 0;
  for (let inputs = 0; inputs < 600 && match.questions.length > 0; inputs++) {
    const { seat, shape, secret, timeout } = pickOne(player, 'seat', match.questions);
    for (const question of match.questions)
      if (question.secret && question.timeout === 'pass')
        offered += compare(match.position.state as State, question);
    const isPass = secret && timeout !== undefined && below(player, 'pass', 3) > 0;
    const answer = isPass ? timeout : sample(shape, player, 'answer');
    submit(match, { seat, decision: decisionOf(match, seat), answer });
  }
  expect(offered).toBeGreaterThan(50);
});
