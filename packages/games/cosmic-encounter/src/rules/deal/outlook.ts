import { cardFacts, type CardType } from '../../content/cosmic-cards.ts';
import { planetByKey } from '../ships/planets.ts';
import { coloniesOf, foreignColonies, isHome } from '../ships/ships.ts';
import { mainOf, otherSide } from '../state/seats.ts';
import { encounterOf, playerOf, type Side, type State } from '../state/state.ts';
import { type CardKind, type Gift, isAnyKind, type Terms } from './deal-terms.ts';

/** As many at least, and at most: how many cards of a type are in a hand only its owner knows. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a main player would have after a deal, as far as all can tell. */
export interface Outlook {
  readonly hand: Range;
  readonly foreignColonies: number;
  readonly homeColonies: number;
  readonly inWarp: number;
}

/** What both would have if these terms were carried out; settlers are thought to leave no colony empty. */
export const outlookOf = (state: State, terms: Terms): Readonly<Record<Side, Outlook>> => ({
  offense: outlook(state, terms, 'offense'),
  defense: outlook(state, terms, 'defense'),
});

function outlook(state: State, terms: Terms, side: Side): Outlook {
  const encounter = encounterOf(state);
  const [seat, other] = [mainOf(encounter, side), mainOf(encounter, otherSide(side))];
  const hand = playerOf(state, seat).hand.length;
  const given = cardsGiven(terms[side], hand);
  const { colony, release: _release, ...gift } = terms[otherSide(side)];
  const got = cardsGiven(gift, playerOf(state, other).hand.length);
  const foreign = foreignColonies(state, seat).length;
  const isHomely = colony !== null && isHome(state, seat, planetByKey(state, colony));
  return {
    hand: { least: hand - given.most + got.least, most: hand - given.least + got.most },
    foreignColonies: foreign + (colony !== null && !isHomely ? 1 : 0),
    homeColonies: coloniesOf(state, seat).length - foreign + (isHomely ? 1 : 0),
    inWarp: (state.warp[seat] ?? 0) - released(terms, seat),
  };
}

const released = ({ offense, defense }: Terms, seat: number): number =>
  (offense.release[seat] ?? 0) + (defense.release[seat] ?? 0);

const typeIn = (kind: CardKind): CardType =>
  kind === 'highest-attack' || kind === 'lowest-attack' ? 'attack' : (kind.slice(4) as CardType);

/** A kind that is named has one card at least, which may be one that is named anyway; all of a type may be all there is. */
function cardsGiven({ cards, kinds, random }: Pick<Gift, 'cards' | 'kinds' | 'random'>, hand: number): Range {
  const sure = cards.length + kinds.filter(isAnyKind).length + random;
  const named = kinds.filter((kind) => !isAnyKind(kind));
  const types = new Set(cards.map((face) => cardFacts(`${face}/1`).type));
  const further = new Set(named.map(typeIn).filter((type) => !types.has(type))).size;
  const isBounded = named.every((kind) => kind === 'all-morph' || !kind.startsWith('all-'));
  return { least: sure + further, most: isBounded ? Math.min(hand, sure + named.length) : hand };
}
