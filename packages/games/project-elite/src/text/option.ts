import { actOf } from '../keys/prompts.ts';
import type { Message, Seat } from '@starboard/engine';
import { type Cell, directions, directionTo } from '../board/cells.ts';
import type { CardId } from '../content/equipment.ts';
import type { Face } from '../content/symbols.ts';
import { isHeroId } from '../content/heroes.ts';
import { titleOf } from '../content/equipment.ts';
import type { Command, CommandName } from '../keys/forms.ts';
import { nameOfKey, readDieKey, readKey } from '../keys/keys.ts';
import type { Dodge } from '../rules/state/state.ts';
import type { View } from '../view/view.ts';
import { aboutMessage, alienAt, choiceMessage, stepOfAlien } from './choice.ts';
import { gearDoes, slotText, titleDoes } from './gear.ts';
import {
  cellName,
  directionName,
  dodgeName,
  faceName,
  heroAbility,
  heroDoes,
  heroName,
  joined,
  nameOfCard,
  plain,
  seatParam,
} from './names.ts';
import { dieMessage, heroOf, isOneOfTwo } from './seats.ts';
import { slotOf } from './slots-in-view.ts';
import { targetsMessage } from './targets.ts';
import { thingName, tokenName } from './things.ts';

/** Who looks, and at what: without a view things are called by their numbers. */
export interface Looking {
  readonly view: View | null;
  readonly seat: Seat | null;
}

const owedOrFrequent: ReadonlySet<string> = new Set([
  'team-choice',
  'apply-alien',
  'assign-hit',
  'lose-die',
  'pick',
  'tech',
  'move',
  'fire',
]);

/** Acts of which every way to do them is offered at once. */
export const isUnfolded = (act: string): boolean => owedOrFrequent.has(act);

type Says<Name extends CommandName> = (looking: Looking, command: Command<Name>) => Message;

/** What a button says: of an act, or of one way to do it. */
export function optionMessage(looking: Looking, prompt: string, key: string): Message {
  const die = readDieKey(key);
  if (die !== null) return dieMessage(looking.view, looking.seat, die);
  if (actOf(prompt) === undefined) return actMessage(looking, key);
  const name = nameOfKey(key) as CommandName;
  const says = sayings[name] as Says<CommandName> | undefined;
  const command = says && readKey(name, key);
  if (!says || !command) return { key };
  const said = says(looking, command);
  const hero = 'hero' in command ? Number(command.hero) : null;
  if (hero === null || !isOneOfTwo(looking.view, hero)) return said;
  // who it is to be is not who it is
  const by = heroOf(name === 'choose-hero' ? null : looking.view, hero);
  return plain('do.by', { hero: by, does: said });
}

/** A choice of the team's is called by what it is about. */
function actMessage({ view }: Looking, act: string): Message {
  const about = act === 'team-choice' ? view?.moment.decision?.about : undefined;
  return about === undefined ? plain(`act.${act}`) : aboutMessage(about, view);
}

const shownFace = ({ view }: Looking, hero: number, die: number): Face | null => {
  const seat = view?.heroes[hero]?.seat ?? null;
  return (seat === null ? null : view?.dice[seat]?.[die]?.face) ?? null;
};

/** What a die shows, for what is done with it. */
const faceOf = (looking: Looking, hero: number, die: number): Message => {
  const face = shownFace(looking, hero, die);
  return face ? faceName(face) : plain('die.numbered', { number: die + 1 });
};

const stepsText = (from: Cell, path: readonly Cell[]): Message => {
  const [first = from, second] = path;
  const way = directions[directionTo(from, first)] ?? 'N';
  const params = { way: directionName(way), to: cellName(path.at(-1) ?? from) };
  return plain(second === undefined ? 'do.move' : 'do.move-twice', { ...params, through: cellName(first) });
};

const cardsShown = (cards: readonly string[]) => joined(cards.map(thingName));
const shown = (card: CardId) => ({ card: nameOfCard(card), does: titleDoes(titleOf(card)) });

const sayings: { readonly [Name in CommandName]: Says<Name> } = {
  'choose-hero': (_, { id }) =>
    isHeroId(id)
      ? plain('do.choose-hero', { hero: heroName(id), ability: heroAbility(id), does: heroDoes(id) })
      : { key: id },
  'claim-weapon': (_, { card }) => plain('do.claim-weapon', shown(card)),
  'place-hero': (_, { cell }) => plain('do.place-hero', { cell: cellName(cell) }),
  'apply-alien': ({ view }, { alien, from, to }) => stepOfAlien(view, alien, from, to),
  move: ({ view }, { die, from, path }) => {
    const step = stepsText(from, path);
    const isAcid = view?.ground.acid.includes(path.at(-1) ?? from) === true;
    const told = isAcid ? plain('do.move-acid', { step }) : step;
    return die === -1 ? plain('do.move-free', { step: told }) : told;
  },
  assign: (looking, { hero, die, holder, slot, to }) => {
    const [cell] = to;
    const what = { face: faceOf(looking, hero, die), die: die + 1, thing: thingName(holder) };
    if (cell !== undefined) return plain('do.assign-recon', { ...what, cell: cellName(cell) });
    const asked = looking.view && slotOf(looking.view, holder, slot);
    if (!asked) return plain('do.assign-as', { ...what, slot: String(slot + 1) });
    const isPlain = !asked.locks && asked.takes.some((face) => face === shownFace(looking, hero, die));
    return isPlain ? plain('do.assign', what) : plain('do.assign-as', { ...what, slot: slotText(asked) });
  },
  'take-back': ({ view, seat }, { die }) => plain('do.take-back', { die: dieMessage(view, seat, die) }),
  fire: ({ view }, { hero, card }) => {
    const gear = view?.heroes[hero]?.gear.find((each) => each.card === card);
    return gear ? plain('do.fire', { card: nameOfCard(card), does: gearDoes(gear) }) : nameOfCard(card);
  },
  'assign-hit': ({ view }, { alien, second }) => {
    const [other] = second;
    const first = alienAt(view, alien);
    return other === undefined ? first : plain('do.hit-both', { first, second: alienAt(view, other) });
  },
  'waive-hits': ({ view }, { attack }) => {
    const weapon = view?.attacks.find(({ id }) => id === attack)?.weapon;
    return weapon ? plain('do.waive-hits', { card: nameOfCard(weapon) }) : plain('act.waive-hits');
  },
  attach: (_, { upgrade, weapon }) =>
    plain('do.attach', { upgrade: nameOfCard(upgrade), weapon: nameOfCard(weapon) }),
  tech: (_, { when }) => plain(`do.tech-${when}`),
  use: ({ view }, { hero, thing, targets }) => {
    const on = targetsMessage(view, hero, thing, targets);
    return on === null ? thingName(thing) : plain('do.use-on', { thing: thingName(thing), on });
  },
  search: (_, { cell, how }) => plain(`do.search-${how}`, { cell: cellName(cell) }),
  pick: (_, { card, discards }) => {
    if (card === 'none') return plain('do.pick-none');
    return discards.length === 0
      ? plain('do.pick', shown(card))
      : plain('do.pick-for', { ...shown(card), others: cardsShown(discards) });
  },
  'place-demo': (_, { charge, no }) => plain('do.place-demo', { charge: tokenName(charge), no }),
  explore: (_, { how, no }) => plain(`do.explore-${how}`, { no }),
  'lay-mine': (_, { cell }) => plain('do.lay-mine', { cell: cellName(cell) }),
  offer: ({ view }, { to, gives, takes, discards }) => {
    const other = heroOf(view, to);
    const told =
      takes.length === 0
        ? plain('do.give', { to: other, gives: cardsShown(gives) })
        : plain('do.swap', { to: other, gives: cardsShown(gives), takes: cardsShown(takes) });
    return discards.length === 0 ? told : plain('do.offer-for', { told, others: cardsShown(discards) });
  },
  accept: ({ view }, { offer: id, discards }) => {
    const offer = view?.offers.find((each) => each.id === id);
    const told = offer
      ? plain('do.accept', {
          from: heroOf(view, offer.hero),
          gives: cardsShown(offer.gives),
          takes: cardsShown(offer.takes),
        })
      : plain('act.accept');
    return discards.length === 0 ? told : plain('do.accept-for', { told, others: cardsShown(discards) });
  },
  'lose-die': ({ view }, { hero, die }) => dieMessage(view, view?.heroes[hero]?.seat ?? null, die),
  'set-dodge': (_, { way }) => dodgeName(way as Dodge),
  vote: (_, { seat }) => plain('do.vote', { seat: seatParam(seat) }),
  'team-choice': ({ view }, { value }) => choiceMessage(view, view?.moment.decision?.about ?? '', value),
};
