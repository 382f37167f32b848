import { copy, playFrom, redeal, restoreMatch, saveMatch } from '@starboard/engine';
import { expect } from 'vitest';
import { cosmicEncounter, type State } from '../../index.ts';
import { faceOf, seatOf } from '../../testing/answers.ts';
import { scenario } from '../../testing/index.ts';
import { mayPlayEncounterCard } from './sheet-cards.ts';

scenario(
  'A used flare goes back to the hand for all to see, and is known there until it leaves',
  {
    red: { alien: 'clone', hand: ['attack-10', 'attack-06'], extra: ['flare-virus'] },
    blue: { hand: ['attack-06', 'attack-04'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-06')
      .expectKnown('green', 'red')
      .plays('red', 'flare-virus')
      .until('react.flare')
      .expectKnown('green', 'red')
      .until('reveal.after-reveal')
      .expectKnown('green', 'red', 'flare-virus')
      .expectKnown('spectator', 'red', 'flare-virus')
      .expectKnown('red', 'red')
      // its owner takes the own card back as well
      .uses('red', 'clone.replicate')
      .expectTurn('blue')
      .expectKnown('blue', 'red', 'attack-10', 'flare-virus');
  },
);

const minds = {
  red: { alien: 'mirror', hand: ['attack-08', 'attack-04'] },
  blue: { hand: ['attack-06', 'attack-06', 'negotiate', 'quash'] },
  yellow: { alien: 'mind', hand: ['attack-04'] },
} as const;

scenario('Who has looked at a hand knows it, and nobody else does', minds, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'mind.knowledge', 'blue')
    .answers('yellow', 'seen')
    .expectNext('invite', 'red')
    .expectKnown('yellow', 'blue', 'attack-06', 'attack-06', 'negotiate', 'quash')
    .expectKnown('red', 'blue')
    .expectKnown('spectator', 'blue');
});

scenario('A card laid face down may be any that is known, until it is turned up', minds, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'mind.knowledge', 'blue')
    .answers('yellow', 'seen')
    .lay('attack-08', 'attack-06')
    .until('planning.after-select')
    .expectKnown('yellow', 'blue', 'attack-06', 'attack-06', 'negotiate', 'quash')
    .until('reveal.after-reveal')
    .expectKnown('yellow', 'blue', 'attack-06', 'negotiate', 'quash');
});

const paid = {
  ...minds,
  red: { hand: ['negotiate', 'attack-04'] },
  blue: { hand: ['attack-06', 'attack-08', 'attack-08', 'quash'] },
} as const;

scenario('A card taken by chance: of each face known there may be one less', paid, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .uses('yellow', 'mind.knowledge', 'blue')
    .answers('yellow', 'seen')
    .lay('negotiate', 'attack-06')
    .until('reveal.after-reveal')
    .luck('blue', 'quash')
    .expectTurn('blue')
    .expectHand('blue', 'attack-08', 'attack-08')
    // one of the two equal cards has stayed in any case
    .expectKnown('yellow', 'blue', 'attack-08')
    .expectKnown('yellow', 'red')
    .expectKnown('blue', 'red', 'quash')
    .expectKnown('red', 'blue')
    .expectKnown('spectator', 'red');
});

scenario(
  'All that stays or goes of a hand known as a whole is known as far as it must be',
  { ...paid, blue: { hand: ['attack-06', 'attack-08', 'attack-08'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .uses('yellow', 'mind.knowledge', 'blue')
      .answers('yellow', 'seen')
      .lay('negotiate', 'attack-06')
      .expectTurn('blue')
      .expectKnown('yellow', 'blue', 'attack-08')
      .expectKnown('yellow', 'red', 'attack-08');
  },
);

scenario(
  'Hands that change owners as a whole are known as before, and to those who gave them',
  {
    red: { hand: ['attack-08', 'negotiate'] },
    blue: { alien: 'trader', hand: ['attack-06', 'attack-04'] },
    yellow: { alien: 'mind' },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'mind.knowledge', 'blue')
      .answers('yellow', 'seen')
      .uses('blue', 'trader.transference')
      .expectNext('select', 'red', 'blue')
      .expectKnown('yellow', 'red', 'attack-06', 'attack-04')
      .expectKnown('yellow', 'blue')
      .expectKnown('blue', 'red', 'attack-06', 'attack-04')
      .expectKnown('red', 'blue', 'attack-08', 'negotiate')
      .expectKnown('green', 'red');
  },
);

scenario(
  'Mixed hands are forgotten',
  {
    ...minds,
    red: { hand: ['attack-08', 'attack-04', 'flare-oracle'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'mind.knowledge', 'blue')
      .answers('yellow', 'seen')
      .plays('red', 'flare-oracle')
      .expectNext('select', 'red', 'blue')
      .expectKnown('yellow', 'blue')
      .expectKnown('yellow', 'red', 'flare-oracle');
  },
);

const deal = {
  red: { hand: ['negotiate', 'attack-08', 'attack-08'] },
  blue: { hand: ['negotiate', 'attack-20'] },
} as const;

scenario('Cards given in a deal are known to who gave them', deal, (table) => {
  table
    .encounter({ defense: 'blue', ships: 1 })
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { cards: ['attack-08'] }, blue: { cards: ['attack-20'] } })
    .accepts('blue')
    .expectNext('second-encounter', 'red')
    .expectKnown('red', 'blue', 'attack-08')
    .expectKnown('blue', 'red', 'attack-20')
    .expectKnown('green', 'red');
});

scenario('Dealt anew for a viewer, what it knows stays where it is', minds, (table) => {
  table
    .encounter({ defense: 'blue', ships: 2 })
    .uses('yellow', 'mind.knowledge', 'blue')
    .answers('yellow', 'seen')
    .lay('attack-08', 'attack-06')
    .until('planning.after-select');
  const laid = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const state = redeal(table.match, seatOf('yellow'), `world ${seed}`).position.state as State;
    const down = faceOf(state.encounter?.cards.defense?.card ?? '');
    const hand = state.players[seatOf('blue')]?.hand.map(faceOf) ?? [];
    laid.add(down);
    expect([...hand, down].sort()).toEqual(['attack-06', 'attack-06', 'negotiate', 'quash']);
    expect(cosmicEncounter.invariants(state, null)).toEqual([]);
  }
  expect([...laid].sort()).toEqual(['attack-06', 'negotiate']);
});

scenario(
  'Dealt anew where all of a hand is known, what its player can select lies on the sheet',
  { ...minds, blue: { alien: 'miser', hand: ['quash'], onSheet: ['negotiate'] } },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .uses('yellow', 'mind.knowledge', 'blue')
      .answers('yellow', 'seen')
      .until('select');
    for (let seed = 0; seed < 30; seed++) {
      const state = redeal(table.match, seatOf('yellow'), `world ${seed}`).position.state as State;
      expect(state.players[seatOf('blue')]?.hand.map(faceOf)).toEqual(['quash']);
      expect(mayPlayEncounterCard(state, seatOf('blue'))).toBe(true);
    }
  },
);

scenario('A match saved before any of this goes on with nothing known', minds, (table) => {
  const { position, ...saved } = saveMatch(table.match);
  const { known: _known, ...state } = copy(position.state) as State;
  const old = { ...position, format: '', state };
  const match = restoreMatch(cosmicEncounter, { ...saved, position: old, undo: null });
  expect((match.position.state as State).known).toEqual([]);
  expect(playFrom(cosmicEncounter, match.position).questions.length).toBeGreaterThan(0);
});
