import { expect } from 'vitest';
import { scenario } from '../../testing/index.ts';

const talking = {
  red: { hand: ['negotiate', 'attack-04', 'attack-12', 'attack-12', 'negotiate'] },
  blue: { hand: ['negotiate', 'attack-20', 'attack-06', 'quash'] },
} as const;

const met = { defense: 'blue', ships: 2 } as const;

scenario('What a player names of its own hand it must hold, copy by copy', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', { red: { cards: ['attack-20'] } }, 'ce.card-not-held')
    .refusesOffer('red', { red: { cards: ['attack-04', 'attack-04'] } }, 'ce.card-not-held')
    .refusesOffer('red', { red: { kinds: ['all-flare'] } }, 'ce.card-not-held')
    .refusesOffer('red', { red: { cards: ['attack-12'], random: 4 } }, 'ce.too-few-cards')
    .offers('red', { red: { cards: ['attack-12', 'attack-12'], random: 2 } })
    .accepts('blue')
    .expectResult('deal')
    .expectTurn('blue')
    .expectHand('red')
    .expectHandSize('blue', 7);
});

scenario('What it asks of the other’s hand is refused to nobody but its owner', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .refusesOffer('red', { blue: { random: 4 } }, 'ce.too-few-cards')
    .offers('red', { blue: { cards: ['attack-40'] } })
    .refuses('blue', 'accept', 'ce.card-not-held')
    .offers('red', { blue: { kinds: ['all-reinforcement'] } })
    .refuses('blue', 'accept', 'ce.card-not-held')
    .offers('red', { blue: { kinds: ['all-attack'], random: 2 } })
    .refuses('blue', 'accept', 'ce.too-few-cards')
    .offers('red', { blue: { cards: ['attack-20'], kinds: ['all-artifact'], random: 1 } })
    .accepts('blue')
    .expectResult('deal')
    .expectHand('blue')
    .expectHand('red', 'attack-04', 'attack-12', 'attack-12', 'attack-20', 'attack-06', 'negotiate', 'quash');
});

scenario('Kinds: the highest and the lowest attack, all negotiates', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .offers('red', {
      red: { kinds: ['highest-attack', 'all-negotiate'] },
      blue: { kinds: ['lowest-attack'] },
    })
    .accepts('blue')
    .expectResult('deal')
    .expectHand('red', 'attack-04', 'attack-12', 'attack-06')
    .expectHand('blue', 'attack-20', 'quash', 'attack-12', 'negotiate');
});

scenario('The highest of one attack is the lowest too, and is given once', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .offers('blue', {
      blue: { cards: ['attack-20', 'attack-06'], kinds: ['lowest-attack', 'highest-attack'] },
    })
    .accepts('red')
    .expectResult('deal')
    .expectHand('blue', 'quash');
});

scenario('An offer is heard by all, and stands until another is made', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .offers('red', { red: { random: 1 } });
  expect(table.view.encounter?.talks).toMatchObject({
    version: 1,
    accepted: [0],
    terms: { offense: { random: 1 }, defense: { random: 0 } },
  });
  table
    .offers('blue', { blue: { random: 1 } })
    .refuses('blue', 'accept', 'ce.nothing-to-accept')
    .breaksOff('red')
    .expectResult('deal-failed')
    .expectTurn('blue');
  expect(table.view.encounter?.talks).toBeNull();
});

scenario('What is no offer is not taken for one', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .until('deal')
    .refuses('red', 'perhaps', 'engine.malformed')
    .refuses('red', { offer: { offense: {} } }, 'engine.malformed')
    .refuses('red', { offer: { offense: { random: -1 }, defense: {} } }, 'engine.malformed')
    .refuses('red', { offer: { offense: { random: 1.5 }, defense: {} } }, 'engine.malformed')
    .refuses('red', { offer: { offense: { cards: ['attack-99'] }, defense: {} } }, 'engine.malformed')
    .refuses('red', { offer: { offense: { kinds: ['best'] }, defense: {} } }, 'engine.malformed')
    .refuses('red', { offer: { offense: { release: [] }, defense: {} } }, 'engine.malformed')
    .expectNext('deal', 'red', 'blue');
});

scenario('Allies and bystanders do not talk', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .until('deal')
    .refuses('green', 'break-off', 'engine.not-asked');
});

scenario('A minute, and not a moment more', talking, (table) => {
  table
    .encounter(met)
    .lay('negotiate', 'negotiate')
    .talksFor(59_999)
    .expectNext('deal', 'red', 'blue')
    .offers('red', { red: { random: 1 } })
    .talksFor(1)
    .expectResult('deal-failed')
    .expectNext('give-up-ships', 'red', 'blue');
});
