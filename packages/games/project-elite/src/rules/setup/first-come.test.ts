import { expect } from 'vitest';
import { saying } from '../commands/understand.ts';
import { at, scenario } from '../../testing/index.ts';

scenario(
  '[PE-124] what one player gives back another may take, and bots take what is left',
  {
    players: 4,
    phase: 'setup',
    bots: [3],
    weapons: ['BW1', 'BW2', 'BW3', 'BW4', 'BW5', 'BW6'],
    nextEvents: [17],
  },
  (table) => {
    const claim = (hero: number, card: string) => saying('claim-weapon', { hero, card });
    const choose = (hero: number, id: string) => saying('choose-hero', { hero, id });
    table
      .says(2, claim(2, 'BW2.1'))
      .refusesAnswer(0, 'taken', claim(0, 'BW2.1'))
      .says(2, claim(2, 'BW3.1'))
      .says(0, claim(0, 'BW2.1'))
      .refusesAnswer(2, 'not-yours', claim(0, 'BW1.1'))
      .says(1, claim(1, 'BW1.1'))
      .says(0, choose(0, 'akosha'))
      .refusesAnswer(2, 'taken', choose(2, 'akosha'))
      .refusesAnswer(2, 'not-ready', 'ready')
      .says(2, choose(2, 'gerid'))
      .says(1, choose(1, 'gilgamesh'))
      .says(0, saying('place-hero', { hero: 0, cell: at(7, 13) }))
      .refusesAnswer(1, 'cell-occupied', saying('place-hero', { hero: 1, cell: at(7, 13) }))
      .says(1, saying('place-hero', { hero: 1, cell: at(9, 14) }))
      .says(0, 'ready')
      .says(0, choose(0, 'quinye'))
      .says(1, 'ready')
      .says(2, 'ready')
      .expectPhase('setup');
    expect(table.state.heroes[3]).toMatchObject({ id: null, gear: [] });
    table.says(0, 'ready');
    expect(table.state.heroes.map(({ id, gear }) => [id, gear[0]?.card])).toEqual([
      ['quinye', 'BW2.1'],
      ['gilgamesh', 'BW1.1'],
      ['gerid', 'BW3.1'],
      ['akosha', 'BW4.1'],
    ]);
    expect(table.state.weaponRow).toEqual([]);
  },
);

scenario(
  'what is missing after two minutes is the first that is free, and bots choose last',
  { players: 3, phase: 'setup', bots: [0], weapons: ['BW7', 'BW8', 'BW1', 'BW2', 'BW3'], nextEvents: [17] },
  (table) => {
    table
      .says(2, saying('choose-hero', { hero: 2, id: 'gerid' }))
      .passes(119_999)
      .expectPhase('setup')
      .passes(1);
    expect(table.state.heroes.map(({ id, gear }) => [id, gear[0]?.card])).toEqual([
      ['gilgamesh', 'BW1.1'],
      ['akosha', 'BW7.1'],
      ['gerid', 'BW8.1'],
    ]);
  },
);

scenario(
  'the team waits for a player who is gone while heroes are chosen',
  { players: 2, phase: 'setup', bots: [1], nextEvents: [17] },
  (table) => {
    table
      .hears({ seat: 0, is: 'away' })
      .expectPhase('setup')
      .hears({ seat: 0, is: 'back' })
      .expectPhase('setup');
  },
);
