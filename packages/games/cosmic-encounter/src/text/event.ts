import type { Json, Message, MessageParam } from '@starboard/engine';
import type { Event, SeenCards } from '../rules/state/events.ts';
import { abilityDone, abilityName } from './abilities.ts';
import { cardName } from './cards.ts';
import { giftMessage } from './deal.ts';
import { alienName, destinyName, planetName, resultName, seatParam, techName } from './names.ts';
import { optionMessage } from './option.ts';
import {
  cardsLeftSheet,
  event,
  invited,
  revealed,
  totals,
  withCards,
  withShips,
  withTech,
} from './telling.ts';

/** What events say of themselves under these names, in words. */
const words = {
  seat: seatParam,
  to: seatParam,
  planet: planetName,
  card: cardName,
  alien: alienName,
  tech: techName,
  count: Number,
  number: Number,
};

/** The things of an event that have a name above. */
function thingsIn(happened: Event): Record<string, MessageParam> {
  const things = Object.entries(happened).flatMap(([name, thing]) => {
    const inWords = words[name as keyof typeof words] as ((thing: unknown) => MessageParam) | undefined;
    return inWords && thing !== null ? [[name, inWords(thing)] as const] : [];
  });
  return Object.fromEntries(things);
}

type Tellers = {
  /** `own` is the event's own name: `turnStarted` is `ce.event.turn-started`. */
  readonly [Type in Event['type']]?: (
    happened: Extract<Event, { readonly type: Type }>,
    own: string,
  ) => Message | null;
};

type Teller = (happened: Event, own: string) => Message | null;

const said = (key: string, happened: Event, more: Readonly<Record<string, MessageParam>> = {}): Message =>
  event(key, { ...thingsIn(happened), ...more });

const saidOfCards = (
  happened: Extract<Event, { readonly cards: SeenCards }>,
  key: string,
  more: Readonly<Record<string, MessageParam>> = {},
): Message | null => withCards(key, happened.cards, { ...thingsIn(happened), ...more });

/** Those that are not said by their own name with the things in them. */
const tellers: Tellers = {
  abilityAnnounced: announced,
  abilityCancelled: ({ ability }, own) => event(own, { ability: abilityName(ability) }),
  alienDrawn: (happened, own) => said(happened.alien === null ? 'alien-drawn-hidden' : own, happened),
  alliesInvited: invited,
  cannonPlaced: (happened, own) => said(own, happened, { planets: happened.planets.map(planetName) }),
  cardClaimed: (happened, own) => said(own, happened, { card: cardName(happened.face) }),
  cardSelected: (happened, own) => said(happened.card === null ? own : 'card-selected-known', happened),
  cardStored: (happened, own) => said(happened.card === null ? own : 'card-stored-known', happened),
  cardsDiscarded: saidOfCards,
  cardsDrawn: saidOfCards,
  cardsLaidOnSheet: (happened, own) =>
    happened.from === null
      ? saidOfCards(happened, own)
      : saidOfCards(happened, 'cards-taken-on-sheet', { from: seatParam(happened.from) }),
  cardsLeftSheet,
  cardsPickedUp: saidOfCards,
  cardsRevealed: revealed,
  cardsTaken: (happened, own) => saidOfCards(happened, own, { from: seatParam(happened.from) }),
  cheatCalled: (happened) =>
    said(happened.isRight ? 'cheat-caught' : 'cheat-not-caught', happened, {
      suspect: seatParam(happened.suspect),
    }),
  cheated: (happened) => said(happened.card === null ? 'cheated-ship' : 'cheated-card', happened),
  colonyFounded: (happened, own) => said(own, happened, { count: happened.ships }),
  dealDeclined: (happened, own) =>
    happened.why
      ? said('deal-declined-because', happened, { why: { key: `ce.choice.${happened.why}` } })
      : said(own, happened),
  dealFailed: (happened) => said(`deal-failed-${happened.why}`, happened),
  dealOffered: (happened, own) =>
    said(own, happened, {
      gives: giftMessage(happened.seat, happened.gives),
      wants: giftMessage(happened.to, happened.wants),
    }),
  destinyDrawn: ({ card }, own) => event(own, { card: destinyName(card) }),
  encounterEnded: ({ result }) => resultName(result),
  gameEnded: ({ winners }, own) => event(own, { winners: winners.map(seatParam), count: winners.length }),
  handSeen: (happened, own) => saidOfCards(happened, own, { of: seatParam(happened.of) }),
  shipRetrieved: (happened) => said('ships-retrieved', happened),
  shipsReturned: ({ seat, to }, own) => withShips(own, seat, to),
  shipsSent: ({ seat, side, from }) => withShips(`ships-sent-${side}`, seat, from),
  sideReinforced: (happened, own) => saidOfCards(happened, own, { side: happened.side }),
  techKept: (happened, own) => withTech(own, happened),
  techResearched: (happened, own) => withTech(own, happened, { count: happened.ships }),
  tokensGiven: (happened, own) =>
    said(own, happened, { to: happened.to.map(seatParam), count: happened.to.length }),
  totalsCompared: totals,
};

/** A line of the log for everything that happens, save what is only there for the eye. */
export function eventMessage(happened: Event): Message | null {
  const own = happened.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const teller = tellers[happened.type] as Teller | undefined;
  return teller ? teller(happened, own) : said(own, happened);
}

/** With what was named, as far as it can be said in a few words: whom, where, which, how many. */
function announced({ seat, ability, named }: Extract<Event, { type: 'abilityAnnounced' }>): Message {
  const done = abilityDone(ability, seat);
  const things = named ? thingsNamed(named.prompt, named.choices) : [];
  return things.length > 0 ? event('announced-naming', { done, named: things }) : done;
}

function thingsNamed(prompt: string, choices: Json): MessageParam[] {
  if (typeof choices === 'string') return [optionMessage(prompt, choices)];
  if (typeof choices === 'number') return [choices];
  if (Array.isArray(choices))
    return (choices as readonly Json[]).flatMap((choice) => thingsNamed(prompt, choice));
  return Object.entries(choices ?? {}).flatMap(([place, count]) =>
    typeof count === 'number' && count > 0
      ? [{ key: 'ce.ships.at', params: { planet: optionMessage(prompt, place), count } }]
      : [],
  );
}
