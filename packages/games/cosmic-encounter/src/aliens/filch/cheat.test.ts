import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const classic = {
  options: { filchFlare: 'classic' },
  red: { hand: ['attack-10', 'attack-04'] },
  blue: { hand: ['attack-06', 'flare-filch-classic'], warp: 3 },
  yellow: { extra: ['card-zap'] },
  deck: ['attack-40'],
  discard: ['morph', 'attack-20'],
} as const;

scenario('[CE-186] The classic flare takes the place of the standard one', classic, (table) => {
  const everywhere = [
    ...table.state.deck,
    ...table.state.discard,
    ...table.state.players.flatMap(({ hand }) => hand),
  ];
  expect(everywhere).toContain('flare-filch-classic/1');
  expect(everywhere).not.toContain('flare-filch/1');
});

scenario('A card from the deck, and nobody is told', classic, (table) => {
  table
    .until('cheat')
    .expectOptions('red', 'pass')
    .expectOptions(
      'blue',
      'cheat-ship:blue-1',
      'cheat-ship:blue-2',
      'cheat-ship:blue-3',
      'cheat-ship:blue-4',
      'cheat-ship:blue-5',
      'cheat-deck',
      'cheat-discard',
      'pass',
    )
    .together({ blue: 'cheat-deck' })
    .expectNext('catch', 'red', 'yellow', 'green')
    .expectHand('blue', 'attack-06', 'attack-40', 'flare-filch-classic');
  expect(table.asked('blue')).toBeUndefined();
  expect(table.events.map(({ type }) => type)).not.toContain('cheated');
  table.until('aim').expectHandSize('blue', 3).expectWarp('blue', 3);
});

scenario('A ship from the warp', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-ship:blue-2' })
    .until('aim')
    .expectWarp('blue', 2)
    .expectShips('blue', 'blue-2', 5);
});

scenario('The top of the discard pile', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-discard' })
    .until('aim')
    .expectHand('blue', 'attack-06', 'attack-20', 'flare-filch-classic')
    .expectDiscard('morph');
});

scenario('Caught: it goes back, a ship is lost, the flare is seen and stays', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-deck' })
    .expectNext('catch', 'green')
    .together({ green: 'caught:1' })
    .expectNext('react.flare', 'yellow')
    .givesUp('blue', { 'blue-1': 1 })
    .until('aim')
    .expectDeckTop('attack-40')
    .expectHand('blue', 'attack-06', 'flare-filch-classic')
    .expectWarp('blue', 4);
});

scenario('Caught with a ship', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-ship:blue-2' })
    .together({ red: 'caught:1' })
    .givesUp('blue', { 'blue-1': 1 })
    .until('aim')
    .expectWarp('blue', 4)
    .expectShips('blue', 'blue-2', 4);
});

scenario('Once seen it lets nobody cheat for the rest of the encounter', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-discard' })
    .together({ red: 'caught:1' })
    .until('cheat')
    .expectOptions('blue', 'pass')
    .expectDiscard('morph', 'attack-20');
});

scenario('Shown, it can be stopped', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-deck' })
    .together({ red: 'caught:1' })
    .cardZaps('yellow')
    .until('aim')
    .expectHand('blue', 'attack-06')
    .expectDiscard('card-zap', 'flare-filch-classic')
    .expectWarp('blue', 4);
});

scenario('A wrong call costs nothing but the call', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-deck' })
    .together({ red: 'caught:3' })
    .until('cheat')
    .together({ blue: 'cheat-deck' })
    .until('catch')
    .expectTimingOrder('yellow', 'green')
    .until('aim')
    .expectHandSize('blue', 4)
    .expectWarp('green', 0);
});

scenario('Once a phase', classic, (table) => {
  table
    .until('cheat')
    .together({ blue: 'cheat-deck' })
    .until('catch')
    .together({})
    .until('cheat')
    .expectOffered('blue', 'cheat-deck');
  expect(table.view.encounter?.phase).toBe('regroup');
});

scenario(
  'In the discard pile it tempts nobody',
  { ...classic, blue: {}, discard: ['flare-filch-classic'] },
  (table) => {
    table.until('aim').expectNeverOffered('blue', 'cheat-deck');
    expect(table.events.length).toBeGreaterThan(0);
  },
);

scenario(
  'Its own alien plays it like the other one',
  {
    ...classic,
    blue: {},
    green: { alien: 'filch', hand: ['attack-04', 'flare-filch-classic'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 1 })
      .lay('attack-10', 'attack-06')
      .plays('green', 'flare-filch-classic', 'attack-06')
      .expectNext('second-encounter', 'red')
      .expectNeverOffered('green', 'cheat-deck')
      .expectHand('green', 'attack-04', 'attack-06', 'flare-filch-classic');
  },
);

scenario(
  'It does not steal what others play',
  {
    ...classic,
    red: { hand: ['attack-10', 'mobius-tubes'], warp: 2 },
    blue: { hand: ['attack-06', 'negotiate', 'flare-filch-classic'] },
  },
  (table) => {
    table
      .plays('red', 'mobius-tubes')
      .until('aim')
      .expectNeverOffered('blue', 'filch.wild')
      .expectWarp('red', 0);
  },
);

scenario(
  'Cheating plays no flare: whoever has played another may still be caught',
  {
    ...classic,
    options: { ...classic.options, flares: 'standard' },
    blue: { ...classic.blue, hand: ['attack-06', 'attack-08', 'flare-filch-classic', 'flare-hate'] },
  },
  (table) => {
    table
      .encounter({ defense: 'blue', ships: 2 })
      .plays('blue', 'flare-hate')
      .lay('attack-04', 'attack-06')
      .until('cheat')
      .together({ blue: 'cheat-deck' })
      .until('catch')
      .together({ yellow: 'caught:1' })
      .givesUp('blue', { 'blue-2': 1 });
    expect(table.state.encounter?.flares).toMatchObject([{ card: 'flare-hate/1' }]);
  },
);
