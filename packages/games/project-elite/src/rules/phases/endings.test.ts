import { expect } from 'vitest';
import type { PositionDescription } from '../../position/description.ts';
import { at, scenario } from '../../testing/index.ts';

const goalMet: PositionDescription = {
  phase: 'activation',
  heroes: { gerid: { at: [7, 13] }, voker: { at: [6, 13] }, kara: { at: [8, 13] } },
  tokens: {},
  bots: [2],
  nextEvents: [17],
};

const lost = { winners: [], places: [2, 2, 2] };

scenario('[PE-138] the team has won when the goal is met and all are back', goalMet, (table) => {
  expect(table.match.position.outcome).toEqual({ winners: [0, 1, 2], places: [1, 1, 1], cause: 'won' });
  expect(table.events.at(-1)).toEqual({ type: 'over', cause: 'won' });
});

const notHome: PositionDescription = {
  ...goalMet,
  heroes: { gerid: {}, voker: { at: [6, 13] }, kara: { at: [5, 12] } },
};

scenario('[PE-098] a hero who is not back lets the team wait', { ...notHome, round: 5 }, (table) => {
  table.expectGoesOn();
  expect(table.state.round).toBe(6);
});

scenario('[PE-098] after the eighth round it is too late', { ...notHome, round: 8 }, (table) => {
  table.expectOver('rounds');
  expect(table.match.position.outcome).toEqual({ ...lost, cause: 'rounds' });
});

scenario(
  'eight rounds without the goal are a loss',
  { ...goalMet, tokens: { 1: 'X1' }, round: 8 },
  (table) => {
    table.expectOver('rounds');
  },
);

scenario('the goal can be met in the last round', { ...goalMet, round: 8 }, (table) => {
  table.expectOver('won');
});

const breach: PositionDescription = {
  heroes: { gerid: { dice: 'A---' }, voker: {}, kara: {} },
  aliens: [{ kind: 'biter', at: [5, 12] }],
  tokens: {},
  bots: [2],
};

scenario('[PE-138] an alien that comes to the start area is the end', breach, (table) => {
  table.gives('gerid', 'apply-alien', { die: 0, alien: 1, from: at(5, 12), to: at(5, 13), chain: [] });
  expect(table.match.position.outcome).toEqual({ ...lost, cause: 'breach' });
});

const intruded: PositionDescription = {
  heroes: { gerid: { at: [6, 13], cards: ['BW2'], slots: { BW2: 'G' } }, voker: { at: [8, 13] } },
  aliens: [{ kind: 'biter', at: [7, 13] }],
  rolls: { hits: [6] },
  left: 1000,
  nextEvents: [17],
};

scenario('an alien that spawn cards brought in must be dead when time is up', intruded, (table) => {
  table.passes(1250).expectGoesOn().says(0, 'done').expectGoesOn().says(1, 'done').expectOver('breach');
});

scenario('an alien that is shot in the start area has brought no breach', intruded, (table) => {
  table
    .passes(1250)
    .gives('gerid', 'fire', { card: 'BW2.1' })
    .passes(800)
    .gives('gerid', 'assign-hit', { attack: table.state.attacks[0]?.id ?? 0, alien: 1, second: [] })
    .says(0, 'done')
    .says(1, 'done')
    .expectGoesOn();
});

scenario(
  'the death of one hero is the end, though the goal is met',
  { heroes: { akosha: { at: [5, 11], damage: 5, dice: 'M' }, voker: {} }, acid: [[5, 12]], tokens: {} },
  (table) => {
    table
      .gives('akosha', 'move', { die: 0, from: at(5, 11), path: [at(5, 12)] })
      .expectOver('death')
      .expectDamage('akosha', 6);
  },
);

scenario(
  '[PE-138] the team has lost when the last person leaves',
  { ...goalMet, phase: 'action' },
  (table) => {
    table.hears({ seat: 0, is: 'left' }).expectGoesOn();
    expect(table.state.players.map(({ by }) => by)).toEqual(['left', 'person', 'bot']);
    table.says(0, { roll: ['die:0'] }).hears({ seat: 0, is: 'back' });
    expect(table.state.players[0]?.by).toBe('left');
    table.hears({ seat: 1, is: 'left' });
    expect(table.match.position.outcome).toEqual({ ...lost, cause: 'left' });
  },
);

scenario('the last person may leave in any phase', { ...goalMet, phase: 'planning' }, (table) => {
  table.hears({ seat: 1, is: 'left' }).expectGoesOn().hears({ seat: 0, is: 'left' }).expectOver('left');
});

scenario('the last person may leave in a pause', { ...goalMet, phase: 'action' }, (table) => {
  table.says(0, 'pause').hears({ seat: 1, is: 'left' }).hears({ seat: 0, is: 'left' }).expectOver('left');
});

scenario(
  '[PE-099] search tokens lie face up again when the round ends',
  {
    heroes: { gerid: { at: [0, 4], dice: 'S---' }, kara: { at: [6, 10], dice: 'S---' } },
    left: 1000,
    nextEvents: [17],
  },
  (table) => {
    table
      .gives('gerid', 'search', { die: 0, cell: at(0, 4), how: 'draw' })
      .gives('kara', 'search', { die: 0, cell: at(6, 10), how: 'take' });
    const lying = () => table.state.searches.map((token) => token.at);
    expect(lying()).toEqual(['face-down', 'held', 'face-up']);
    table.untilNextRound();
    expect(lying()).toEqual(['face-up', 'face-up', 'face-up']);
    expect(table.state.heroes.map(({ searches }) => searches)).toEqual([[], []]);
  },
);
