import type { Json, Message, MessageParam } from '@starboard/engine';
import type { Event } from '../rules/state/events.ts';
import { abilityDone, abilityName } from './abilities.ts';
import { cardName } from './cards.ts';
import { giftMessage } from './deal.ts';
import { alienName, destinyName, planetName, resultName, seatParam, techName } from './names.ts';
import { optionMessage } from './option.ts';
import { cardsLeftSheet, event, invited, shown, totals, withCards, withShips, withTech } from './telling.ts';

/** A line of the log for everything that happens, save what is only there for the eye. */
export function eventMessage(happened: Event): Message | null {
  const seat = 'seat' in happened && happened.seat !== null ? seatParam(happened.seat) : '';
  // most are said by their own name: `turnStarted` is `ce.event.turn-started`
  const own = happened.type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  switch (happened.type) {
    case 'turnStarted':
    case 'destinyReshuffled':
    case 'defenseNamed':
    case 'allianceDeclined':
    case 'deckReshuffled':
    case 'cosmicQuake':
    case 'dealMade':
    case 'techDeckReshuffled':
      return event(own, { seat });
    case 'dealDeclined':
      return happened.why
        ? event('deal-declined-because', { seat, why: { key: `ce.choice.${happened.why}` } })
        : event(own, { seat });
    case 'shipsLost':
    case 'shipsRemoved':
    case 'techsDrawn':
      return event(own, { seat, count: happened.count });
    case 'gateAimed':
    case 'planetPlaced':
    case 'planetDestroyed':
    case 'prometheusPlaced':
      return event(own, { seat, planet: planetName(happened.planet) });
    case 'claimChallenged':
    case 'cardReplaced':
    case 'cardAdded':
    case 'cardRecovered':
      return event(own, { seat, card: cardName(happened.card) });
    case 'cardsDrawn':
    case 'cardsDiscarded':
    case 'cardsPickedUp':
      return withCards(own, happened.cards, { seat });
    case 'powerLost':
    case 'alienLeft':
    case 'alienCame':
    case 'alienPutBack':
    case 'sheetTurnedUp':
      return event(own, { seat, alien: alienName(happened.alien) });
    case 'techCompleted':
    case 'techDiscarded':
      return event(own, { seat, tech: techName(happened.tech) });
    case 'encounterStarted':
      return event(own, { seat, number: happened.number });
    case 'shipRetrieved':
      return event('ships-retrieved', { seat, count: happened.count });
    case 'shipsReturned':
      return withShips(own, happened.seat, happened.to);
    case 'destinyDrawn':
      return event(own, { card: destinyName(happened.card) });
    case 'shipsSent':
      return withShips(`ships-sent-${happened.side}`, happened.seat, happened.from);
    case 'alliesInvited':
      return invited(happened);
    case 'cardSelected':
      return happened.card === null
        ? event(own, { seat })
        : event('card-selected-known', { seat, card: cardName(happened.card) });
    case 'cardsRevealed':
      return event(own, { offense: shown(happened.offense), defense: shown(happened.defense) });
    case 'cardClaimed':
      return event(own, { seat, card: cardName(happened.face) });
    case 'cardPlaced':
      return event(own, {
        seat,
        card: cardName(happened.card),
        planet: planetName(happened.planet),
      });
    case 'abilityAnnounced':
      return announced(happened);
    case 'abilityCancelled':
      return event(own, { ability: abilityName(happened.ability) });
    case 'sideReinforced':
      return withCards(own, happened.cards, { seat, side: happened.side });
    case 'totalsCompared':
      return totals(happened);
    case 'encounterEnded':
      return resultName(happened.result);
    case 'tokensGiven':
      return event(own, { seat, to: happened.to.map(seatParam), count: happened.to.length });
    case 'colonyFounded':
      return event(own, { seat, planet: planetName(happened.planet), count: happened.ships });
    case 'cardsTaken':
      return withCards(own, happened.cards, { seat, from: seatParam(happened.from) });
    case 'handSeen':
      return withCards(own, happened.cards, { seat, of: seatParam(happened.of) });
    case 'cardsLaidOnSheet':
      return happened.from === null
        ? withCards(own, happened.cards, { seat })
        : withCards('cards-taken-on-sheet', happened.cards, { seat, from: seatParam(happened.from) });
    case 'cardsLeftSheet':
      return cardsLeftSheet(happened);
    case 'cardOffered':
      return event(own, { seat, to: seatParam(happened.to), card: cardName(happened.card) });
    case 'cheated':
      return happened.card === null
        ? event('cheated-ship')
        : event('cheated-card', { card: cardName(happened.card) });
    case 'cheatCalled':
      return event(happened.isRight ? 'cheat-caught' : 'cheat-not-caught', {
        seat,
        suspect: seatParam(happened.suspect),
      });
    case 'dealOffered':
      return event(own, {
        seat,
        gives: giftMessage(happened.seat, happened.gives),
        wants: giftMessage(happened.to, happened.wants),
      });
    case 'dealFailed':
      return event(`deal-failed-${happened.why}`, { seat });
    case 'powerLent':
      return event(own, { seat, to: seatParam(happened.to) });
    case 'alienDrawn':
      return happened.alien === null
        ? event('alien-drawn-hidden', { seat })
        : event(own, { seat, alien: alienName(happened.alien) });
    case 'techKept':
      return withTech(own, happened);
    case 'techResearched':
      return withTech(own, happened, { count: happened.ships });
    case 'techPassedOn':
      return event(own, { seat, to: seatParam(happened.to), tech: techName(happened.tech) });
    case 'cardStored':
      return happened.card === null
        ? event(own, { seat })
        : event('card-stored-known', { seat, card: cardName(happened.card) });
    case 'cannonPlaced':
      return event(own, { seat, planets: happened.planets.map(planetName) });
    case 'gameEnded':
      return event(own, {
        winners: happened.winners.map(seatParam),
        count: happened.winners.length,
      });
  }
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
  const places = Object.entries(choices ?? {}).filter(([, count]) => typeof count === 'number' && count > 0);
  return places.map(([place]) => optionMessage(prompt, place));
}
