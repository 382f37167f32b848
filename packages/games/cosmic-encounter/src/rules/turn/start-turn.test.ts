import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

scenario(
  '[CE-027] An offense without an encounter card draws a new hand',
  { red: { hand: ['quash', 'ionic-gas', 'flare-zombie'] } },
  (table) => {
    table
      .expectNext('regroup.start', 'red')
      .expectHandSize('red', 8)
      .expectDiscard('quash', 'ionic-gas', 'flare-zombie');
  },
);

const noEncounterCards = [
  'reinforcement-2',
  'reinforcement-2',
  'reinforcement-3',
  'reinforcement-3',
  'reinforcement-3',
  'reinforcement-5',
  'card-zap',
  'card-zap',
] as const;

scenario(
  '[CE-027] … and another, until there is an encounter card in it',
  { red: { hand: ['quash'] }, deck: [...noEncounterCards, 'attack-40'] },
  (table) => {
    table
      .expectNext('regroup.start', 'red')
      .expectHandSize('red', 8)
      .expectDiscard('quash', ...noEncounterCards);
    expect(table.viewOf('red').players[0]?.hand).toContain('attack-40/1');
  },
);

scenario('A single negotiate is enough to begin with', { red: { hand: ['negotiate'] } }, (table) => {
  table.expectNext('regroup.start', 'red').expectHand('red', 'negotiate').expectDiscard();
});

scenario(
  'The start of the turn belongs to its first encounter: what is zapped there stays zapped',
  {
    red: { alien: 'hate', hand: ['attack-10', 'attack-04', 'flare-hate'] },
    blue: { extra: ['cosmic-zap'] },
  },
  (table) => {
    table
      .answers('red', 'attack-10')
      .zaps('blue', 'hate.rage')
      .encounter({ defense: 'blue', ships: 2 })
      .expectOffered('red', 'hate.wild')
      .expectNotOffered('red', 'hate.super')
      .expectHand('red', 'attack-10', 'attack-04', 'flare-hate');
  },
);
