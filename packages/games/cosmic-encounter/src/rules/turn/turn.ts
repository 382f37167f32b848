import { call, goto, rulesOf } from '@starboard/engine';
import { hasEncounterCard } from '../cards/cards.ts';
import type { Event } from '../state/events.ts';
import { foreignColonies } from '../ships/ships.ts';
import { type Encounter, encounterOf, type State } from '../state/state.ts';
import { beginEncounter, wholeEncounter } from './whole-encounter.ts';
import { drawTechs, keepTech } from '../techs/keep-tech.ts';
import { prepare } from '../setup/prepare.ts';
import { startTurn } from './start-turn.ts';

const { procedure } = rulesOf<State, Event>();

/** One player's turn after another, each of one encounter or more, until a player wins. */
export const turn = procedure<
  object,
  'prepare' | 'begin' | 'encounter' | 'encounter-over' | 'again' | 'pass-on'
>('turn', 'prepare', {
  prepare: () => call(prepare, {}, 'begin'),
  begin(table) {
    const { state } = table;
    state.turnNumber++;
    table.emit({ type: 'turnStarted', seat: state.offense });
    beginEncounter(table, 1);
    return call(startTurn, {}, 'encounter');
  },
  encounter: () => call(wholeEncounter, {}, 'encounter-over'),
  'encounter-over'(table) {
    // both ways tell whether the offense has an encounter card left
    table.reveal();
    return ways(table.state).length > 0 ? goto('again') : goto('pass-on');
  },
  again: {
    takes: 'all',
    questions: (state) => {
      const options = ways(state);
      if (options.length < 2) return [];
      return [
        {
          seat: state.offense,
          prompt: 'ce.ask.second-encounter',
          shape: { kind: 'choose', options },
          timeout: options.includes('end-turn') ? 'end-turn' : 'encounter',
        },
      ];
    },
    answer(table, _locals, answers) {
      const { state } = table;
      const way = answers.get(state.offense) ?? ways(state)[0];
      if (way === 'draw-tech') {
        const drawn = drawTechs(table, state.offense, foreignColonies(state, state.offense).length + 1);
        return call(keepTech, { seat: state.offense, drawn }, 'pass-on');
      }
      if (way !== 'encounter') return goto('pass-on');
      beginEncounter(table, encounterOf(state).number + 1);
      return goto('encounter');
    },
  },
  'pass-on'({ state }) {
    state.offense = (state.offense + 1) % state.players.length;
    return goto('begin');
  },
});

/** How the offense may go on: one that called for another encounter has chosen already. */
function ways(state: State): string[] {
  const { goesOn } = encounterOf(state);
  // 2008: a card is not asked for before one must be played
  const needsCard = state.settings.offenseOutOfCards === 'immediate';
  if (needsCard && !hasEncounterCard(state, state.offense)) return [];
  return [
    ...(goesOn || maySecond(state) ? ['encounter'] : []),
    ...(mayDrawTech(state) ? ['draw-tech'] : []),
    ...((maySecond(state) || mayDrawTech(state)) && !goesOn ? ['end-turn'] : []),
  ];
}

const successes: readonly Encounter['result'][] = ['offense-won', 'deal', 're-established', 'granted'];

/** In place of an encounter that a successful first one earns, or that some effect grants. */
function mayDrawTech(state: State): boolean {
  const { settings, techDeck, techDiscard } = state;
  const { number, result, goesOn } = encounterOf(state);
  const isEarned = goesOn || (number === 1 && successes.includes(result));
  return settings.technologies && isEarned && techDeck.length + techDiscard.length > 0;
}

/** A successful first encounter earns a second. */
function maySecond(state: State): boolean {
  const { number, result } = encounterOf(state);
  return number < state.settings.encountersPerTurn && successes.includes(result);
}
