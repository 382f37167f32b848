import { allClear } from '../content/bosses.ts';
import { type CardId, isCard } from '../content/equipment.ts';
import type { Face } from '../content/symbols.ts';
import { isFilled, slotsOf } from '../rules/dice/holders.ts';
import { receive } from '../rules/equipment/gear.ts';
import { eventHolder } from '../keys/holders.ts';
import { cardOfHero, heroAt, playerOf } from '../rules/state/reading.ts';
import type { Die, Hero, State } from '../rules/state/state.ts';
import { heroIndex } from './place-figures.ts';
import type { HeroDescription, PositionDescription } from './description.ts';
import type { HeroId } from '../content/heroes.ts';

/** Deals cards and dice as they are said to lie. */
export function placeCards(state: State, description: PositionDescription): void {
  const { heroes = {}, events = [], weapons, phase } = description;
  for (const no of events) state.lasting.push({ no, isCompleted: false });
  const { eventRow, spareEvents } = state;
  for (const no of [...events, ...(description.nextEvents ?? [])])
    for (const pile of [eventRow, spareEvents]) if (pile.includes(no)) pile.splice(pile.indexOf(no), 1);
  if (weapons) layWeapons(state, weapons);
  for (const [id, told] of Object.entries(heroes)) placeHero(state, heroIndex(state, id as HeroId), told);
  stack(eventRow, description.nextEvents);
  stack(state.swarmDeck, description.nextSwarm);
  stack(state.bossDeck, description.nextBosses);
  stack(
    state.searchDeck,
    description.nextCards?.map((title) => takeCard(state, title)),
  );
  stack(
    state.technologyDeck,
    description.nextTechnologies?.map((title) => takeCard(state, title)),
  );
  spendDecks(state, description.decks);
  // after setting up no starting weapon is left to be taken
  if (phase !== 'setup') state.gone.push(...state.weaponRow.splice(0));
}

/** Puts these on top of a pile, the first on the very top. */
function stack<Item>(pile: Item[], next: readonly Item[] = []): void {
  for (const item of next.toReversed()) {
    const at = pile.indexOf(item);
    if (at >= 0) pile.splice(at, 1);
    pile.push(item);
  }
}

/** Turns cards up from under a deck until so many are left; bosses that came have been killed. */
function spendDecks(state: State, left: PositionDescription['decks'] = {}): void {
  const spend = <Item>(deck: Item[], count: number = deck.length): Item[] =>
    deck.splice(0, deck.length - count);
  state.swarmDiscard.push(...spend(state.swarmDeck, left.swarm));
  state.bossDiscard.push(...spend(state.bossDeck, left.bosses).filter((card) => card === allClear));
  state.searchDiscard.push(...spend(state.searchDeck, left.search));
  state.technologyDiscard.push(...spend(state.technologyDeck, left.technology));
}

/** Takes a card from where it is; of a title the first copy that is left. */
function takeCard(state: State, title: string): CardId {
  const wanted = isCard(title) ? [title] : [1, 2, 3].map((copy) => `${title}.${copy}`);
  for (const card of wanted)
    for (const pile of [state.searchDeck, state.technologyDeck, state.weaponRow, state.gone])
      if (pile.includes(card)) {
        pile.splice(pile.indexOf(card), 1);
        return card;
      }
  throw new Error(`there is no further ${title}`);
}

/** The starting weapons that can be taken are these. */
function layWeapons(state: State, titles: readonly string[]): void {
  const row = titles.map((title) => takeCard(state, title));
  state.gone.push(...state.weaponRow.splice(0));
  state.weaponRow.push(...row);
  state.weaponsRevealed.splice(0, state.weaponsRevealed.length, ...row);
}

function placeHero(state: State, index: number, told: HeroDescription): void {
  const hero = heroAt(state, index);
  for (const title of told.cards ?? []) {
    const upgrades = (told.upgrades?.[title] ?? []).map((upgrade) => takeCard(state, upgrade));
    receive(hero, takeCard(state, title), upgrades);
  }
  if (hero.damage >= cardOfHero(hero).limit)
    Object.assign(playerOf(state, hero.seat).dice.findLast(({ at }) => at !== 'lost') ?? {}, {
      at: 'lost',
      holder: hero.id,
    });
  if (told.charges) giveCharges(state, hero, told.charges);
  const { dice } = playerOf(state, hero.seat);
  // of one player's two heroes the second names the dice that the first has not named
  let next = dice.findIndex(({ face, at }) => face === null && at === 'free');
  const take = (): Die => {
    const die = dice[next++];
    if (!die) throw new Error(`${hero.id} has no further die`);
    return die;
  };
  for (const face of (told.dice ?? '').split('')) take().face = face === '-' ? null : (face as Face);
  for (const [name, shown] of Object.entries(told.slots ?? {})) {
    const holder = holderOf(state, name, index);
    shown.split('').forEach((face, slot) => {
      if (face === '-') return;
      const at = slotsOf(state, holder)[slot]?.locks ? 'locked' : 'normal';
      Object.assign(take(), { face, at, holder, slot });
    });
    if (isFilled(state, holder)) markReady(state, holder);
  }
}

function giveCharges(state: State, hero: Hero, ids: readonly string[]): void {
  for (const other of state.heroes) other.charges = other.charges.filter(({ id }) => !ids.includes(id));
  hero.charges = ids.map((id) => ({ id, isReady: false }));
}

/** A title stands for the card of the hero's own. */
const holderOf = (state: State, name: string, index: number): string =>
  heroAt(state, index).gear.find(({ card }) => card === name || card.slice(0, name.length + 1) === `${name}.`)
    ?.card ?? name;

function markReady(state: State, holder: string): void {
  for (const event of state.lasting) if (eventHolder(event.no) === holder) event.isCompleted = true;
  for (const token of state.tokens) if (token.id === holder) token.isReady = true;
  for (const hero of state.heroes)
    for (const charge of hero.charges) if (charge.id === holder) charge.isReady = true;
}
