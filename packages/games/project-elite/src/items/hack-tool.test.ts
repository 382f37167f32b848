import { at, scenario } from '../testing/index.ts';

scenario(
  'with a hack tool a Search is a Wrench as well; for Voker still no Hand',
  {
    heroes: {
      kara: { at: [5, 9], cards: ['SI07'], dice: 'SS' },
      voker: { at: [5, 10], cards: ['SI01', 'SI04'], dice: 'SH' },
    },
    events: [3],
  },
  (table) => {
    table
      .fills('kara', 0, 'E3')
      .gives('kara', 'lay-mine', { die: 1, cell: at(5, 8) })
      .refuses('voker', 'face-mismatch', 'assign', { die: 0, holder: 'E3', slot: 1, to: [] })
      .gives('kara', 'offer', { to: 1, gives: ['SI07.1'], takes: [], discards: [] })
      .gives('voker', 'accept', { offer: table.state.offers[0]?.id ?? 0, discards: [] })
      .refuses('voker', 'face-mismatch', 'assign', { die: 0, holder: 'SI01.1', slot: 0, to: [] })
      .fills('voker', 0, 'SI04.1')
      .fills('voker', 1, 'E3', 1)
      .expectDice(1, 'll--');
  },
);
