import { expect } from 'vitest';
import { type FieldId, territories, type Title } from '../../index.ts';
import { scenario } from '../../testing/index.ts';

const repulsed = {
  fields: { repulsor: 'asimov-crater' },
  green: { colonies: { 'asimov-crater': 1, 'lem-badlands': 1 } },
} as const;

scenario(
  '[AF-160] Repulsor: no landing by Constructor or Station',
  { ...repulsed, roll: [4, 4, 4, 6], red: { fuel: 1, ore: 4, colonies: { 'asimov-crater': 2 } } },
  (table) => {
    table
      .docks('colony-constructor', 4, 4, 4)
      .doesNotOffer('asimov-crater')
      .refuses('asimov-crater', 'af.repulsed')
      .answers('pohl-foothills')
      .docks('terraforming-station', 6)
      .doesNotOffer('asimov-crater')
      .refuses('asimov-crater', 'af.repulsed')
      .answers('pohl-foothills')
      .expectColonies('asimov-crater', 2, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-160] Repulsor: no landing by launch',
  { ...repulsed, roll: [1, 2, 3], red: { fuel: 1, ore: 1, hub: 7, colonies: { 'asimov-crater': 2 } } },
  (table) => {
    table
      .answers('launch')
      .doesNotOffer('asimov-crater')
      .refuses('asimov-crater', 'af.repulsed')
      .answers('bradbury-plateau')
      .expectColonies('bradbury-plateau', 1, 0, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-160] Repulsor: no colony is moved from or to it',
  { ...repulsed, roll: [1, 2, 3], red: { cards: ['orbital-teleporter'], colonies: { 'asimov-crater': 2 } } },
  (table) => {
    table
      .answers('discard:orbital-teleporter')
      .doesNotOffer('asimov-crater/0', 'asimov-crater/1')
      .refuses('asimov-crater/0', 'af.repulsed')
      .refuses('asimov-crater/1', 'af.repulsed')
      .answers('lem-badlands/1')
      .doesNotOffer('asimov-crater')
      .refuses('asimov-crater', 'af.repulsed')
      .answers('pohl-foothills')
      .expectColonies('asimov-crater', 2, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-160] Repulsor: none of its colonies is swapped',
  {
    ...repulsed,
    roll: [1, 2, 3],
    red: { cards: ['polarity-device'], colonies: { 'asimov-crater': 2, 'pohl-foothills': 1 } },
  },
  (table) => {
    table
      .answers('discard:polarity-device')
      .doesNotOffer('asimov-crater/0', 'asimov-crater/1')
      .refuses('asimov-crater/0', 'af.repulsed')
      .answers('lem-badlands/1')
      .doesNotOffer('asimov-crater/0')
      .refuses('asimov-crater/0', 'af.repulsed')
      .answers('pohl-foothills/0')
      .expectColonies('asimov-crater', 2, 1, 0, 0)
      .expectColonies('pohl-foothills', 0, 1, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-160] Repulsor: control and the bonus work normally',
  { ...repulsed, roll: [1, 2, 3], red: { colonies: { 'asimov-crater': 2 } } },
  (table) => {
    table
      .expectController('asimov-crater', 'red')
      .docks('colonist-hub', 1)
      .docks('colonist-hub', 2)
      .expectHub('red', 3)
      .expectScores(3, 3, 0, 0)
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-161] Move means elsewhere',
  { roll: [1, 2, 3], fields: { positron: 'lem-badlands' }, red: { cards: ['data-crystal'] } },
  (table) => {
    table
      .answers('discard:data-crystal')
      .doesNotOffer('lem-badlands')
      .refuses('lem-badlands', 'af.field-is-there')
      .answers('pohl-foothills')
      .expectFields({ positron: 'pohl-foothills' })
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-163] No field, no pod discard',
  { roll: [1, 2, 3], red: { cards: ['booster-pod'] } },
  (table) => {
    table
      .doesNotOffer('discard:booster-pod')
      .refuses('discard:booster-pod', 'af.no-target')
      .expectCards('red', 'booster-pod')
      .expectNext('act', 'red');
  },
);

scenario(
  '[AF-165] Field ends a loan',
  {
    roll: [4, 4, 1],
    red: { fuel: 1, cards: ['data-crystal', 'stasis-beam'] },
    green: { colonies: { 'lem-badlands': 1 } },
  },
  (table) => {
    table
      .uses('data-crystal', 'lem-badlands')
      .docks('solar-converter', 4)
      .expectTokens('red', '3/0')
      .discards('stasis-beam', 'lem-badlands')
      .docks('solar-converter', 4)
      .expectTokens('red', '5/0')
      .expectNext('act', 'red');
  },
);

const movers: readonly (readonly [Title, FieldId])[] = [
  ['stasis-beam', 'isolation'],
  ['data-crystal', 'positron'],
  ['gravity-manipulator', 'repulsor'],
];
for (const [title, field] of movers) {
  scenario(
    `discarding ${title} places the ${field} field on any territory, empty ones too`,
    { roll: [1, 2, 3], red: { cards: [title] } },
    (table) => {
      table.answers(`discard:${title}`);
      expect(table.question.params).toEqual({ field });
      expect(table.options).toEqual(territories);
      table
        .answers('heinlein-plains')
        .expectFields({ [field]: 'heinlein-plains' })
        .expectCards('red')
        .expectNext('act', 'red');
    },
  );
  scenario(
    `discarding ${title} moves the ${field} field to one of the other seven, the Repulsor’s too`,
    {
      roll: [1, 2, 3],
      fields: { isolation: 'lem-badlands', positron: 'lem-badlands', repulsor: 'lem-badlands' },
      red: { cards: [title] },
    },
    (table) => {
      table.answers(`discard:${title}`).refuses('lem-badlands', 'af.field-is-there');
      expect(table.options).toEqual(territories.filter((territory) => territory !== 'lem-badlands'));
      const others = {
        isolation: 'lem-badlands',
        positron: 'lem-badlands',
        repulsor: 'lem-badlands',
      } as const;
      table
        .answers('van-vogt-mountains')
        .expectFields({ ...others, [field]: 'van-vogt-mountains' })
        .expectNext('act', 'red');
    },
  );
  scenario(
    `the ${field} field may join the Repulsor Field on its territory`,
    {
      roll: [1, 2, 3],
      fields: field === 'repulsor' ? { isolation: 'lem-badlands' } : { repulsor: 'lem-badlands' },
      red: { cards: [title] },
    },
    (table) => {
      table.discards(title, 'lem-badlands').expectNext('act', 'red');
      expect(table.view.fields[field]).toBe('lem-badlands');
    },
  );
}

scenario(
  'a Booster Pod takes exactly one of several fields of a territory off the board',
  {
    roll: [1, 2, 3],
    fields: { isolation: 'lem-badlands', positron: 'lem-badlands', repulsor: 'lem-badlands' },
    red: { cards: ['booster-pod'] },
  },
  (table) => {
    table
      .answers('discard:booster-pod')
      .offers('isolation', 'positron', 'repulsor')
      .answers('repulsor')
      .expectFields({ isolation: 'lem-badlands', positron: 'lem-badlands' })
      .expectNext('act', 'red');
  },
);

scenario(
  'a field taken off the board comes back in the normal way, on its old territory too',
  {
    players: 2,
    roll: [1, 2, 3],
    fields: { positron: 'lem-badlands' },
    red: { cards: ['booster-pod'], colonies: { 'lem-badlands': 1 } },
    green: { cards: ['data-crystal'] },
  },
  (table) => {
    table
      .expectScores(3, 0)
      .answers('discard:booster-pod')
      .doesNotOffer('isolation', 'repulsor')
      .refuses('isolation', 'af.field-off-board')
      .answers('positron')
      .expectFields({})
      .expectScores(2, 0)
      .finishesTurn()
      .discards('data-crystal', 'lem-badlands')
      .expectScores(3, 0)
      .expectNext('act', 'green');
  },
);

scenario(
  'with the Repulsor Field gone colonies may land there again',
  {
    roll: [4, 4, 4],
    fields: { repulsor: 'lem-badlands' },
    red: { ore: 3, cards: ['booster-pod'] },
  },
  (table) => {
    table
      .discards('booster-pod', 'repulsor')
      .constructs(4, 'lem-badlands')
      .expectController('lem-badlands', 'red')
      .expectNext('act', 'red');
  },
);
