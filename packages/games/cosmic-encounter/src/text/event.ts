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
  switch (happened.type) {
    case 'turnStarted':
      return event('turn-started', { seat });
    case 'encounterStarted':
      return event('encounter-started', { seat, number: happened.number });
    case 'shipRetrieved':
      return event('ships-retrieved', { seat, count: happened.count });
    case 'shipsReturned':
      return withShips('ships-returned', happened.seat, happened.to);
    case 'destinyDrawn':
      return event('destiny-drawn', { card: destinyName(happened.card) });
    case 'destinyReshuffled':
      return event('destiny-reshuffled');
    case 'defenseNamed':
      return event('defense-named', { seat });
    case 'gateAimed':
      return event('gate-aimed', { planet: planetName(happened.planet) });
    case 'shipsSent':
      return withShips(`ships-sent-${happened.side}`, happened.seat, happened.from);
    case 'alliesInvited':
      return invited(happened);
    case 'allianceDeclined':
      return event('alliance-declined', { seat });
    case 'cardSelected':
      return happened.card === null
        ? event('card-selected', { seat })
        : event('card-selected-known', { seat, card: cardName(happened.card) });
    case 'cardsRevealed':
      return event('cards-revealed', { offense: shown(happened.offense), defense: shown(happened.defense) });
    case 'cardClaimed':
      return event('card-claimed', { seat, card: cardName(happened.face) });
    case 'claimChallenged':
      return event('claim-challenged', { seat, card: cardName(happened.card) });
    case 'cardPlaced':
      return event('card-placed', {
        seat,
        card: cardName(happened.card),
        planet: planetName(happened.planet),
      });
    case 'abilityAnnounced':
      return announced(happened);
    case 'abilityCancelled':
      return event('ability-cancelled', { ability: abilityName(happened.ability) });
    case 'sideReinforced':
      return withCards('side-reinforced', happened.cards, { seat, side: happened.side });
    case 'totalsCompared':
      return totals(happened);
    case 'encounterEnded':
      return resultName(happened.result);
    case 'shipsLost':
      return event('ships-lost', { seat, count: happened.count });
    case 'shipsRemoved':
      return event('ships-removed', { seat, count: happened.count });
    case 'tokensGiven':
      return event('tokens-given', { seat, to: happened.to.map(seatParam), count: happened.to.length });
    case 'colonyFounded':
      return event('colony-founded', { seat, planet: planetName(happened.planet), count: happened.ships });
    case 'cardsDrawn':
      return withCards('cards-drawn', happened.cards, { seat });
    case 'cardsDiscarded':
      return withCards('cards-discarded', happened.cards, { seat });
    case 'cardsTaken':
      return withCards('cards-taken', happened.cards, { seat, from: seatParam(happened.from) });
    case 'cardsPickedUp':
      return withCards('cards-picked-up', happened.cards, { seat });
    case 'handSeen':
      return withCards('hand-seen', happened.cards, { seat, of: seatParam(happened.of) });
    case 'cardReplaced':
      return event('card-replaced', { seat, card: cardName(happened.card) });
    case 'cardAdded':
      return event('card-added', { seat, card: cardName(happened.card) });
    case 'cardsLaidOnSheet':
      return happened.from === null
        ? withCards('cards-laid-on-sheet', happened.cards, { seat })
        : withCards('cards-taken-on-sheet', happened.cards, { seat, from: seatParam(happened.from) });
    case 'cardsLeftSheet':
      return cardsLeftSheet(happened);
    case 'cardOffered':
      return event('card-offered', { seat, to: seatParam(happened.to), card: cardName(happened.card) });
    case 'cheated':
      return happened.card === null
        ? event('cheated-ship')
        : event('cheated-card', { card: cardName(happened.card) });
    case 'cheatCalled':
      return event(happened.isRight ? 'cheat-caught' : 'cheat-not-caught', {
        seat,
        suspect: seatParam(happened.suspect),
      });
    case 'deckReshuffled':
      return event('deck-reshuffled');
    case 'cosmicQuake':
      return event('cosmic-quake');
    case 'dealOffered':
      return event('deal-offered', {
        seat,
        gives: giftMessage(happened.seat, happened.gives),
        wants: giftMessage(happened.to, happened.wants),
      });
    case 'dealDeclined':
      return event('deal-declined', { seat });
    case 'dealMade':
      return event('deal-made');
    case 'dealFailed':
      return event(`deal-failed-${happened.why}`, { seat });
    case 'powerLost':
      return event('power-lost', { seat, alien: alienName(happened.alien) });
    case 'powerLent':
      return event('power-lent', { seat, to: seatParam(happened.to) });
    case 'alienLeft':
      return event('alien-left', { seat, alien: alienName(happened.alien) });
    case 'alienCame':
      return event('alien-came', { seat, alien: alienName(happened.alien) });
    case 'alienDrawn':
      return happened.alien === null
        ? event('alien-drawn-hidden', { seat })
        : event('alien-drawn', { seat, alien: alienName(happened.alien) });
    case 'alienPutBack':
      return event('alien-put-back', { seat, alien: alienName(happened.alien) });
    case 'sheetTurnedUp':
      return event('sheet-turned-up', { seat, alien: alienName(happened.alien) });
    case 'techsDrawn':
      return event('techs-drawn', { seat, count: happened.count });
    case 'techKept':
      return withTech('tech-kept', happened);
    case 'techResearched':
      return withTech('tech-researched', happened, { count: happened.ships });
    case 'techCompleted':
      return event('tech-completed', { seat, tech: techName(happened.tech) });
    case 'techDiscarded':
      return event('tech-discarded', { seat, tech: techName(happened.tech) });
    case 'techPassedOn':
      return event('tech-passed-on', { seat, to: seatParam(happened.to), tech: techName(happened.tech) });
    case 'techDeckReshuffled':
      return event('tech-deck-reshuffled');
    case 'cardStored':
      return happened.card === null
        ? event('card-stored', { seat })
        : event('card-stored-known', { seat, card: cardName(happened.card) });
    case 'cardRecovered':
      return event('card-recovered', { seat, card: cardName(happened.card) });
    case 'planetPlaced':
      return event('planet-placed', { seat, planet: planetName(happened.planet) });
    case 'planetDestroyed':
      return event('planet-destroyed', { planet: planetName(happened.planet) });
    case 'cannonPlaced':
      return event('cannon-placed', { seat, planets: happened.planets.map(planetName) });
    case 'prometheusPlaced':
      return event('prometheus-placed', { seat, planet: planetName(happened.planet) });
    case 'gameEnded':
      return event('game-ended', {
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
