import { aliensIn, withGameSetup } from '../../content/aliens.ts';
import { shipsInEncounter } from '../ships/ships.ts';
import { type Encounter, playerOf, type Sheet, type State } from '../state/state.ts';

/** What must be true, and whether it is. */
export type Law = readonly [what: string, holds: boolean];

/** Each alien is in one place; what is face down shows nothing. */
export function sheetLaws(state: State): Law[] {
  const { players, encounter, unusedAliens, offered, settings } = state;
  const sheets: Sheet[] = [...players.flatMap((player) => player.sheets), ...(encounter?.lent?.aside ?? [])];
  const aliens = [...unusedAliens, ...offered.flat(), ...sheets.map(({ alien }) => alien)];
  const box = aliensIn(settings.edition);
  const hidden = sheets.filter(({ isHidden }) => isHidden);
  return [
    ['every alien is in one place', new Set(aliens).size === aliens.length],
    ['no alien is lost or made', aliens.length === box.length],
    ['sheets are face down in that variant only', settings.hiddenPowers || hidden.length === 0],
    [
      'nothing lies on a sheet that is face down',
      hidden.every(({ tokens, cards }) => tokens === 0 && cards.length === 0),
    ],
    [
      'a sheet that changes the set-up is never face down',
      !hidden.some(({ alien }) => withGameSetup.includes(alien)),
    ],
  ];
}

/** One offense at a time; nothing is left over from one encounter to the next; flares keep to their limits. */
export function encounterLaws(state: State): Law[] {
  const { encounter, suspended, settings } = state;
  if (!encounter) return [['only an encounter can be interrupted', suspended.length === 0]];
  const outermost = suspended[0] ?? encounter;
  const flares = [encounter, ...suspended].map((each) => each.flares);
  return [
    ['the turn is the offense’s', outermost.offense === state.offense],
    ['out of turn is what interrupts another', encounter.isOutOfTurn === suspended.length > 0],
    ['an interrupted encounter is over', suspended.every((each) => isCleared(each))],
    ['an encounter begins with nothing on the table', !isBeginning(encounter) || isCleared(encounter)],
    ['possessed cards are back by then', !isBeginning(encounter) || !hasPossessed(state)],
    ['an ally has ships in the encounter', haveShips(state, encounter)],
    ['no flare is played twice', flares.every((played) => isEachOnce(played.map(({ card }) => card)))],
    [
      'nobody plays two flares',
      settings.flares === 'unlimited' || flares.every((played) => isEachOnce(played.map(({ seat }) => seat))),
    ],
  ];
}

/** From planning until the outcome is known, while nothing is on the move. */
function haveShips(state: State, { phase, shipsAtOutcome, allies }: Encounter): boolean {
  const { uses, batches, adrift } = state;
  const isMoving = uses.length + batches.length > 0 || adrift.some((ships) => ships > 0);
  if (isMoving || shipsAtOutcome !== null || (phase !== 'planning' && phase !== 'reveal')) return true;
  return allies.every((side, seat) => side === null || shipsInEncounter(state, seat) > 0);
}

const isEachOnce = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

const isBeginning = ({ phase }: Encounter): boolean => phase === 'start-turn';

const isCleared = ({ gate, zone, cards, reinforcements }: Encounter): boolean =>
  [...gate, ...zone].every((ships) => ships === 0) &&
  cards.offense === null &&
  cards.defense === null &&
  reinforcements.length === 0;

const hasPossessed = (state: State): boolean =>
  state.players.some((_, seat) => playerOf(state, seat).sheets.some(({ cardsFrom }) => cardsFrom !== null));
