import { asks, call, end, goto, type Reason, reason, rulesOf, type Seat } from '@starboard/engine';
import { optionKey, parseOption } from '../../keys/index.ts';
import { completionOf } from '../../content/abilities.ts';
import { techFacts } from '../../content/technologies.ts';
import { windowsOf } from '../abilities/ability.ts';
import { abilityOf } from '../abilities/registry.ts';
import { settleThen, use } from '../abilities/use.ts';
import { discardTech } from './discard-tech.ts';
import type { CeTable, Event } from '../state/events.ts';
import { byPlanet, shipSlots } from '../ships/planets.ts';
import { addShips } from '../ships/ship-places.ts';
import { coloniesOf } from '../ships/ships.ts';
import { encounterOf, playerOf, type State, type Tech } from '../state/state.ts';
import { researchOn, techNumber, techOf } from './techs.ts';

const { procedure } = rulesOf<State, Event>();

const researched = (state: State, seat: Seat): Tech[] =>
  playerOf(state, seat).techs.filter(({ isFaceUp }) => !isFaceUp);

const isResearched = (tech: Tech): boolean => tech.ships >= techNumber(tech);

/** Each player in turn may do one thing about one of its technologies that lie face down. */
export const research = procedure<{ readonly left: Seat[] }, 'next' | 'act' | 'done'>('research', 'next', {
  next({ state }, { left }) {
    while (left[0] !== undefined && researched(state, left[0]).length === 0) left.shift();
    return left.length === 0 || encounterOf(state).isCut ? end() : goto('act');
  },
  act: asks(
    (state, { left }) => ({
      seat: left[0] as Seat,
      prompt: 'ce.ask.tech',
      shape: {
        kind: 'choose',
        options: [...actions(state, left[0] as Seat), 'pass'],
        why: (key) => whyNotDone(state, left[0] as Seat, key),
      },
      conceivable: () => wished(state, left[0] as Seat),
      timeout: 'pass',
    }),
    (table, { left }, answer, seat) => {
      left.shift();
      const named = parseOption(answer);
      const tech = named?.tech && techOf(table.state, seat, named.tech);
      if (!tech) return goto('next');
      if (named.word === 'research') return sendToResearch(table, seat, tech, named.planet ?? '');
      if (named.word === 'complete' && isResearched(tech)) {
        const ability = completionOf(tech.id);
        return call(use, { seat, ability, card: null, window: 'regroup.tech' }, 'done');
      }
      return call(discardTech, { seat, tech: tech.id }, 'done');
    },
  ),
  done: (table) => settleThen(table, 'next'),
});

/** Too few ships: either it cannot be completed, or that fails and costs the card, and there is no other way out. */
function actions(state: State, seat: Seat): string[] {
  const mayFail = state.settings.techUnderResearched === 'fails-and-discarded';
  const ships = coloniesOf(state, seat).flatMap((planet) => shipSlots(state, seat, planet));
  return researched(state, seat).flatMap((tech) => {
    const mayComplete = !techFacts(tech.id).isHidden && (mayFail || isResearched(tech));
    return [
      ...ships.map(({ key }) => optionKey({ word: 'research', tech: tech.id, planet: key })),
      ...(mayComplete ? [optionKey({ word: 'complete', tech: tech.id })] : []),
      ...(mayFail ? [] : [optionKey({ word: 'abandon', tech: tech.id })]),
    ];
  });
}

/** What a player may want to complete, with ships enough or not, or to use, now or not. */
const wished = (state: State, seat: Seat): string[] =>
  researched(state, seat).map(({ id }) =>
    optionKey({ word: techFacts(id).isHidden ? 'use' : 'complete', tech: id }),
  );

function whyNotDone(state: State, seat: Seat, key: string): Reason {
  const tech = researched(state, seat).find(({ id }) => id === parseOption(key)?.tech);
  if (!tech || !wished(state, seat).includes(key)) return reason('engine.unknown-option');
  if (!isResearched(tech)) return reason('ce.tech-needs-ships', { count: techNumber(tech) - tech.ships });
  const [window = ''] = windowsOf(abilityOf(tech.id));
  return reason('ce.tech-used-then', { window });
}

function sendToResearch(table: CeTable, seat: Seat, tech: Tech, planet: string) {
  const { state } = table;
  for (const from of Object.keys(byPlanet(state, { [planet]: 1 }))) addShips(state, seat, Number(from), -1);
  addShips(state, seat, researchOn(state, seat, tech.id), 1);
  // which of the cards face down it goes to is news to the others
  table.reveal();
  table.emit({ type: 'techResearched', seat, tech: tech.id, ships: tech.ships });
  return goto('done' as const);
}
