import type { Message } from '@starboard/engine';
import { isBossId } from '../content/bosses.ts';
import { swarmCard } from '../content/swarm-cards.ts';
import type { Event } from '../rules/state/events.ts';
import { event, type Of } from './event-message.ts';
import { ofAlien } from './event-of-alien.ts';
import { ofHero } from './event-of-hero.ts';
import { choiceMessage } from './choice.ts';
import {
  cellName,
  eventDoes,
  eventName,
  faceName,
  findDoes,
  findName,
  heroName,
  kindName,
  nameOfCard,
  plain,
  seatParam,
} from './names.ts';
import { numberOf, thingName, tokenKind, tokenName } from './things.ts';
import type { Find } from '../content/tokens.ts';

/** A line of the log for everything that happens; nothing for dice that still tumble. */
export function eventMessage(happened: Event): Message | null {
  switch (happened.type) {
    case 'rolled':
    case 'fired':
      return null;
    case 'phaseBegan':
      return event(`phase-${happened.phase}`, { round: happened.round });
    case 'heroChosen':
      return event('hero-chosen', { seat: seatParam(happened.seat), hero: heroName(happened.hero) });
    case 'weaponClaimed':
      return event('weapon-claimed', { seat: seatParam(happened.seat), card: nameOfCard(happened.card) });
    case 'eventRevealed':
      return event('event-revealed', { name: eventName(happened.no), does: eventDoes(happened.no) });
    case 'eventCompleted':
      return event('event-completed', { name: eventName(happened.no) });
    case 'swarmRevealed':
      return swarmRevealed(happened.card);
    case 'bossRevealed':
      return isBossId(happened.boss)
        ? event('boss-revealed', { boss: kindName(happened.boss) })
        : event('all-clear');
    case 'clusterRolled':
      return event('cluster-rolled', { die: happened.die, cluster: happened.cluster });
    case 'came':
      return event('came', { seat: seatParam(happened.seat), faces: happened.faces.map(faceName) });
    case 'assigned':
      return event('assigned', {
        seat: seatParam(happened.seat),
        die: happened.die + 1,
        thing: thingName(happened.to),
      });
    case 'takenBack':
      return event('taken-back', { seat: seatParam(happened.seat), die: happened.die + 1 });
    case 'decided':
      return event('decided', { what: choiceMessage(null, happened.about, happened.value) });
    case 'coordinates':
      return event('coordinates', { seat: seatParam(happened.seat) });
    case 'paused':
      return event(`paused-${happened.by}`, { seat: seatParam(happened.seat) });
    case 'resumed':
      return event('resumed');
    case 'playedBy':
      return event(`played-by-${happened.by}`, { seat: seatParam(happened.seat) });
    case 'over':
      return event(`over-${happened.cause}`);
    case 'tokenPlaced':
      return event(`placed-${tokenKind(happened.token)}`, { cell: cellName(happened.cell) });
    case 'tokenRemoved':
      return event('token-removed', { token: tokenName(happened.token), cell: cellName(happened.cell) });
    case 'found':
      return found(happened);
    case 'spawned':
    case 'alienMoved':
    case 'struck':
    case 'strengthened':
    case 'killed':
    case 'abilityRolled':
      return ofAlien(happened);
    case 'heroMoved':
    case 'heroDisplaced':
    case 'hurt':
    case 'healed':
    case 'dieLost':
    case 'dieRegained':
    case 'shotsCame':
    case 'used':
    case 'searched':
    case 'cardsShown':
    case 'kept':
    case 'discarded':
    case 'attached':
    case 'traded':
      return ofHero(happened);
  }
}

function swarmRevealed(id: string): Message {
  const { kind, count, cluster, activates } = swarmCard(id);
  const what = plain(`swarm.${kind}`, { count });
  const where = cluster > 0 ? plain('swarm.cluster', { cluster }) : plain('swarm.any-cluster');
  return event(activates ? 'swarm-revealed-acting' : 'swarm-revealed', { what, where });
}

function found({ token, find, isOpen }: Of<'found'>): Message {
  const named = { no: numberOf(token), find: findName(find as Find), does: findDoes(find as Find) };
  return event(isOpen ? 'found-open' : 'found-peek', named);
}
