import { copy } from '@starboard/engine';
import { expect, test } from 'vitest';
import '../../game.ts';
import { buildPosition } from '../../position/build-position.ts';
import { invariants } from './invariants.ts';
import { newEncounter } from '../encounter/new-encounter.ts';
import { encounterOf, planetOf, playerOf, type State } from '../state/state.ts';

const { state: legal } = buildPosition({
  encounter: 2,
  red: { alien: 'virus', extra: ['flare-human', 'flare-void'] },
  blue: { alien: 'clone', hidden: true },
});

const flare = (state: State, seat: number, card: string) => encounterOf(state).flares.push({ seat, card });

/** What must not be, and the law it breaks. */
const crimes: readonly [law: string, commit: (state: State) => void][] = [
  ['no card is lost or made: 81', ({ deck }) => deck.pop()],
  ['every card is in one place', ({ deck, discard }) => (deck[0] = discard[0] = 'morph/1')],
  ['no destiny card is lost or made', ({ destinyDeck }) => destinyDeck.pop()],
  [
    'the destiny deck never runs out',
    ({ destinyDeck, destinyDiscard }) => destinyDiscard.push(...destinyDeck.splice(0)),
  ],
  ['seat 0 has all ships: 21', ({ warp }) => (warp[0] = 1)],
  ['no place owes a ship', ({ warp }) => (warp[0] = -1)],
  ['each player has one colony a planet', (state) => planetOf(state, 0).ships.push(1)],
  [
    'whoever has won is declared winner at once: 0',
    (state) => {
      for (const planet of [5, 6, 7, 8, 9]) planetOf(state, planet).ships[0] = 1;
    },
  ],
  ['every alien is in one place', ({ unusedAliens }) => unusedAliens.push('virus')],
  ['no alien is lost or made', ({ unusedAliens }) => unusedAliens.pop()],
  [
    'nothing lies on a sheet that is face down',
    (state) => {
      for (const sheet of playerOf(state, 1).sheets) sheet.tokens = 1;
    },
  ],
  ['the turn is the offense’s', (state) => (state.offense = 1)],
  [
    'out of turn is what interrupts another',
    (state) => (state.encounter = { ...encounterOf(state), isOutOfTurn: true }),
  ],
  ['only an encounter can be interrupted', (state) => state.suspended.push(...endEncounter(state))],
  ['an encounter begins with nothing on the table', (state) => (encounterOf(state).gate[0] = 1)],
  [
    'an interrupted encounter is over',
    (state) => {
      state.suspended.push(encounterOf(state));
      encounterOf(state).zone[2] = 1;
      state.encounter = { ...newEncounter(4, 1, 1), isOutOfTurn: true };
    },
  ],
  [
    'possessed cards are back by then',
    (state) => {
      for (const sheet of playerOf(state, 0).sheets) sheet.cardsFrom = 2;
    },
  ],
  [
    'no flare is played twice',
    (state) => {
      flare(state, 0, 'flare-human/1');
      flare(state, 1, 'flare-human/1');
    },
  ],
  [
    'nobody plays two flares',
    (state) => {
      flare(state, 0, 'flare-human/1');
      flare(state, 0, 'flare-void/1');
    },
  ],
];

function endEncounter(state: State) {
  const ended = encounterOf(state);
  state.encounter = null;
  return [ended];
}

test('A legal position breaks no law', () => {
  expect(invariants(legal, null)).toEqual([]);
});

test.each(crimes)('It is noticed unless %s', (law, commit) => {
  const state = copy(legal);
  commit(state);
  expect(invariants(state, null)).toContain(law);
});
