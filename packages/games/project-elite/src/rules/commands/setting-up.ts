import { isHeroId, heroIds } from '../../content/heroes.ts';
import {
  chooseHero as choose,
  claimWeapon as claim,
  isChosen,
  isUntaken,
  placeHero as place,
} from '../setup/choosing.ts';
import { boardIn } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import { command, ownHero, ownHeroes } from './command.ts';

export const chooseHero = command({
  name: 'choose-hero',
  phases: ['setup'],
  refuse(state, seat, { hero, id }) {
    if (!ownHero(state, seat, hero)) return no('not-yours');
    if (!isHeroId(id)) return no('no-target');
    return isChosen(state, id) ? no('taken') : null;
  },
  perform(table, _seat, { hero, id }) {
    if (isHeroId(id)) choose(table, hero, id);
  },
  candidates: (state, seat) => ownHeroes(state, seat).flatMap((hero) => heroIds.map((id) => ({ hero, id }))),
});

export const claimWeapon = command({
  name: 'claim-weapon',
  phases: ['setup'],
  refuse(state, seat, { hero, card }) {
    if (!ownHero(state, seat, hero)) return no('not-yours');
    return state.weaponRow.includes(card) ? null : no('taken');
  },
  perform: (table, _seat, { hero, card }) => claim(table, hero, card),
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((hero) => state.weaponRow.map((card) => ({ hero, card }))),
});

export const placeHero = command({
  name: 'place-hero',
  phases: ['setup'],
  refuse(state, seat, { hero, cell }) {
    if (!ownHero(state, seat, hero)) return no('not-yours');
    if (!boardIn(state).isStart[cell]) return no('no-target');
    return isUntaken(state, cell) ? null : no('cell-occupied');
  },
  perform: (table, _seat, { hero, cell }) => place(table, hero, cell),
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((hero) => boardIn(state).start.map((cell) => ({ hero, cell }))),
});
