import { type Match, playFrom } from '@starboard/engine';
import { expect, test } from 'vitest';
import { alienFrontiers, buildPosition, type PlayerDescription, type State } from '../../index.ts';
import { randomPlay } from '../../testing/index.ts';

const stateOf = (match: Match): State => match.position.state as State;

const settled = (...cards: PlayerDescription['cards'] & object): PlayerDescription => ({
  cards,
  colonies: { 'lem-badlands': 1, 'asimov-crater': 1 },
});

/** Cards that move colonies and the field itself are in every hand. */
const start = (seed: string): Match =>
  playFrom(
    alienFrontiers,
    buildPosition({
      seed,
      fields: { repulsor: 'lem-badlands' },
      red: settled('orbital-teleporter', 'gravity-manipulator'),
      green: settled('polarity-device', 'booster-pod'),
      blue: settled('orbital-teleporter', 'gravity-manipulator'),
      yellow: settled('polarity-device', 'temporal-warper'),
    }),
  );

const movesColonies = ['af.ask.land', 'af.ask.move-to', 'af.ask.swap-second'];

test('no colony comes to or leaves the territory under the Repulsor Field, whatever is played', () => {
  let attempts = 0;
  for (let game = 0; game < 24; game++) {
    const match = start(`repulsor ${game}`);
    let { territory, colonies } = underField(match);
    for (const { prompt } of randomPlay(match, `player ${game}`)) {
      expectSame(match, territory, colonies);
      ({ territory, colonies } = underField(match));
      if (territory !== null && movesColonies.includes(prompt)) attempts++;
    }
    expectSame(match, territory, colonies);
  }
  expect(attempts).toBeGreaterThan(100);
});

type Repulsed = State['fields']['repulsor'];

function underField(match: Match): { territory: Repulsed; colonies: readonly number[] } {
  const { fields, colonies } = stateOf(match);
  return { territory: fields.repulsor, colonies: fields.repulsor ? [...colonies[fields.repulsor]] : [] };
}

/** The field shields what is under it even from the input that moves it on: that one moves nothing else. */
function expectSame(match: Match, territory: Repulsed, colonies: readonly number[]): void {
  if (territory !== null) expect(stateOf(match).colonies[territory]).toEqual(colonies);
}
