import type { Seat } from '@starboard/engine';
import { cardOf, isWeapon, upgradeOf, weaponOf } from '../../content/equipment.ts';
import { discardsFor, keep, layAside, showCards } from '../choices/choices.ts';
import { gearOf, isRoomFor, weaponsOf } from '../equipment/gear.ts';
import { isSearchStopped } from '../facts/facts.ts';
import { heroAt, idOf } from '../state/reading.ts';
import { no } from '../state/refusals.ts';
import type { Choice, Reward, State } from '../state/state.ts';
import { anyPhase, command, ownHero, ownHeroes, tradingPhases } from './command.ts';

const none = 'none';

const choiceOf = (state: State, seat: Seat, id: number): Choice | undefined =>
  state.choices.find(
    (choice) => choice.id === id && !choice.isAside && heroAt(state, choice.hero).seat === seat,
  );

const rewardOf = (state: State, seat: Seat, id: number): Reward | undefined =>
  state.rewards.find((reward) => reward.id === id && heroAt(state, reward.hero).seat === seat);

/** Keeps one of the cards shown, or none. */
export const pick = command({
  name: 'pick',
  phases: anyPhase,
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { choice: id, card, discards }) {
    const choice = choiceOf(state, seat, id);
    if (!choice) return no('stale');
    if (card === none) return discards.length === 0 ? null : no('no-target');
    if (!choice.cards.includes(card)) return no('no-target');
    return isRoomFor(heroAt(state, choice.hero), [card], discards) ? null : no('limit-reached');
  },
  perform(table, seat, { choice: id, card, discards }) {
    const choice = choiceOf(table.state, seat, id);
    if (choice) keep(table, choice, card === none ? null : card, discards);
  },
  candidates: (state, seat) =>
    state.choices
      .filter(({ id }) => choiceOf(state, seat, id))
      .flatMap((choice) => [
        ...choice.cards.flatMap((card) =>
          discardsFor(state, choice, card).map((discards) => ({ choice: choice.id, card, discards })),
        ),
        { choice: choice.id, card: none, discards: [] },
      ]),
});

const whens = ['now', 'later'];

/** After a boss's death: three technologies at once, or three unseen for later, as long as there is a later. */
export const tech = command({
  name: 'tech',
  phases: ['action', 'time-up'],
  outlivesClock: true,
  whileOwing: true,
  refuse(state, seat, { reward: id, when }) {
    if (!rewardOf(state, seat, id)) return no('stale');
    if (isSearchStopped(state)) return no('forbidden-by-event');
    if (when === 'later' && state.timeUpStep === 'acts') return no('clock-over');
    return whens.includes(when) ? null : no('no-target');
  },
  perform(table, seat, { reward: id, when }) {
    const { state } = table;
    const reward = rewardOf(state, seat, id);
    if (!reward) return;
    state.rewards.splice(state.rewards.indexOf(reward), 1);
    if (when === 'later') layAside(table, reward.hero);
    else showCards(table, reward.hero, 'technology', 3);
  },
  candidates: (state, seat) =>
    state.rewards
      .filter(({ id }) => rewardOf(state, seat, id))
      .flatMap(({ id }) => whens.map((when) => ({ reward: id, when }))),
});

/** Fixes an upgrade to a weapon for good. */
export const attach = command({
  name: 'attach',
  phases: tradingPhases,
  refuse(state, seat, { hero: index, upgrade, weapon }) {
    const hero = ownHero(state, seat, index);
    const onto = hero && gearOf(hero, weapon);
    if (!hero || !onto || !gearOf(hero, upgrade) || !isWeapon(weapon)) return no('not-yours');
    if (cardOf(upgrade).is !== 'upgrade') return no('no-target');
    const { kind } = upgradeOf(upgrade);
    if (weaponOf(weapon).refuses.includes(kind)) return no('upgrade-forbidden');
    return onto.upgrades.some((each) => upgradeOf(each).kind === kind) ? no('limit-reached') : null;
  },
  perform(table, _seat, { hero: index, upgrade, weapon }) {
    const hero = heroAt(table.state, index);
    const fixed = gearOf(hero, upgrade);
    const onto = gearOf(hero, weapon);
    if (!fixed || !onto) return;
    hero.gear.splice(hero.gear.indexOf(fixed), 1);
    onto.upgrades.push(upgrade);
    table.emit({ type: 'attached', hero: idOf(hero), upgrade, weapon });
  },
  candidates: (state, seat) =>
    ownHeroes(state, seat).flatMap((index) => {
      const hero = heroAt(state, index);
      const upgrades = hero.gear.filter(({ card }) => cardOf(card).is === 'upgrade');
      return upgrades.flatMap(({ card }) =>
        weaponsOf(hero).map((weapon) => ({ hero: index, upgrade: card, weapon: weapon.card })),
      );
    }),
});
