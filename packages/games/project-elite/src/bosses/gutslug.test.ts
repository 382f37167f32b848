import { expect } from 'vitest';
import { at, scenario } from '../testing/index.ts';
import { alienById, reserveOf } from '../rules/state/reading.ts';

const slug = { kind: 'gutslug', at: [5, 8] } as const;

scenario(
  '[PE-083] figures of a card that the Slug reveals come beside it, and move with the others',
  { phase: 'activation', aliens: [slug], nextSwarm: ['SC17'] },
  (table) => {
    table
      .expectHappened(4, { type: 'spawned', kind: 'biter' })
      .expectAt(2, 5, 7)
      .expectAt(3, 5, 9)
      .expectAt(4, 4, 8)
      .expectAt(5, 4, 7)
      .expectAsked('mover')
      .expectOptions(1, 2, 3, 4, 5);
  },
);

scenario(
  '[PE-083] what a card of the Slug brings does not act at once, though it has the symbol and event 12 is there',
  { phase: 'activation', aliens: [slug], nextSwarm: ['SC14'], events: [12] },
  (table) => {
    table
      .decides(at(4, 7))
      .decides(at(5, 7))
      .decides(at(4, 8))
      .expectAsked('mover')
      .expectOptions(1, 2, 3, 4)
      .expectHappened(0, { type: 'alienMoved' });
  },
);

scenario(
  'the Slug pushes away what stands around it where its card needs room',
  {
    phase: 'activation',
    heroes: { gerid: { at: [5, 7] }, kara: {} },
    aliens: [slug, { kind: 'runner', at: [5, 9] }],
    nextSwarm: ['SC17'],
    events: [9],
  },
  (table) => {
    // two of five fill what is free, two push runner and hero away, the fifth one of their own
    table
      .expectAsked('place')
      .expectOptions(at(5, 7), at(5, 9))
      .decides(at(5, 9))
      .expectAt(2, 5, 10)
      .expectAsked('dodge')
      .decides(at(6, 7))
      .expectDamage('gerid', 1)
      .expectAsked('place')
      .expectOptions(at(5, 7), at(5, 9), at(4, 8), at(4, 7))
      .decides(at(5, 9))
      .expectAt(2, 5, 11)
      .expectAt(5, 5, 10)
      .expectHappened(5, { type: 'spawned', kind: 'biter' })
      .expectAsked('mover');
  },
);

scenario(
  'for figures that are missing aliens take steps, beside the Slug too',
  {
    phase: 'activation',
    aliens: [
      slug,
      ...([3, 4, 5, 6, 7, 8, 9] as const).map((y) => ({ kind: 'biter', at: [14, y] }) as const),
      ...([4, 5, 6, 8, 9, 10] as const).map((y) => ({ kind: 'biter', at: [0, y] }) as const),
    ],
    nextSwarm: ['SC17'],
  },
  (table) => {
    table.decides('gutslug').decides(at(5, 7)).decides(at(4, 7));
    expect(reserveOf(table.state, 'biter')).toBe(0);
    table.expectAsked('step').decides(table.state.decision?.fallback ?? '');
    table.expectAsked('step').decides(table.state.decision?.fallback ?? '');
    table.expectHappened(2, { type: 'alienMoved' }).expectAsked('mover');
  },
);

scenario(
  'the swarm that a Slug brings uses its ability with its group, if that has still to act',
  {
    phase: 'activation',
    heroes: { gerid: { at: [3, 7] }, kara: {} },
    aliens: [slug, { kind: 'shooter', at: [12, 1] }],
    nextSwarm: ['SC04'],
    rolls: { aliens: [1, 1, 1] },
  },
  (table) => {
    table.decides('gutslug').decides(at(4, 7)).decides(at(5, 7)).decides(at(4, 8));
    table.expectHappened(3, { type: 'abilityRolled', hero: 'gerid' });
  },
);

scenario(
  'it does not, if its group has acted before',
  {
    phase: 'activation',
    heroes: { gerid: { at: [3, 7] }, kara: {} },
    aliens: [slug, { kind: 'shooter', at: [12, 1] }],
    nextSwarm: ['SC04'],
  },
  (table) => {
    table.decides('shooter').decides(at(4, 7)).decides(at(5, 7)).decides(at(4, 8));
    table.expectHappened(0, { type: 'abilityRolled' }).expectAsked('mover').expectOptions(1, 2, 3, 4, 5);
  },
);

scenario(
  'near the start area the Slug brings nothing into it',
  {
    phase: 'activation',
    heroes: { gerid: { at: [3, 4] }, kara: { at: [3, 5] } },
    aliens: [{ kind: 'gutslug', at: [7, 12] }],
    nextSwarm: ['SC17'],
  },
  (table) => {
    table.expectAsked('place').expectOptions(at(7, 11), at(8, 11), at(8, 12), at(6, 12), at(6, 11));
    expect(alienById(table.state, 1)?.cell).toBe(at(7, 12));
  },
);
