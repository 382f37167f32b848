import type { View } from '@starboard/cosmic-encounter';
import { phases } from '@starboard/cosmic-encounter/content';
import { promptName } from '@starboard/cosmic-encounter/keys';
import type { Json } from '@starboard/engine';
import type { LessonSight, LessonStep } from '../../../local/lesson/lesson-script.ts';
import { oneFromHome, only, onlyAct, someShips } from './offers.ts';

type Sight = LessonSight<View>;
type Step = LessonStep<View>;
type Phase = (typeof phases)[number];

const pupil = 0;
const yellow = 2;

/** One colony was won, the other is the deal's. */
const hasSettled = ({ view }: Sight): boolean => (view.players[pupil]?.foreignColonies ?? 0) > 1;

/** Which of the lesson's encounters goes on: 0 is Yellow's, 1 and 2 are the pupil's; 3 when all are over. */
function encounterNow(sight: Sight): number {
  const { offense, encounter } = sight.view;
  if (hasSettled(sight)) return 3;
  return offense === pupil ? (encounter?.number ?? 1) : 0;
}

/** Whether an encounter has come to a phase, or is over. */
const hasCome =
  (number: number, phase: Phase) =>
  (sight: Sight): boolean => {
    const now = encounterNow(sight);
    if (now !== number) return now > number;
    const at = sight.view.encounter?.phase ?? 'start-turn';
    return at === 'end' || phases.indexOf(at) >= phases.indexOf(phase);
  };

const isAsked = ({ prompt }: Sight, name: string): boolean =>
  prompt !== null && promptName(prompt.prompt) === name;

/** Whether an encounter is over, or has something to show for it that lies beyond its phase. */
const hasShown =
  (number: number, shows: (encounter: NonNullable<View['encounter']>, sight: Sight) => boolean) =>
  (sight: Sight): boolean => {
    const now = encounterNow(sight);
    const { encounter } = sight.view;
    return now > number || (now === number && encounter !== null && shows(encounter, sight));
  };

const areTurned = (number: number) =>
  hasShown(number, ({ verdict, result }) => verdict !== null || result !== null);
const hasAimed = (number: number) => hasShown(number, ({ target }) => target !== null);
const hasLaid = (number: number) =>
  hasShown(number, ({ cards, phase }) => cards.offense !== null || phase === 'end');

/** A step that takes one answer alone. */
const single = (name: string, answer: string, isDone: Step['isDone']): Step => ({
  name,
  ...(isDone && { isDone }),
  takes: (given) => given === answer,
  offers: only(answer),
  shows: answer,
});

const ships = (name: string, shows: Json, isDone: Step['isDone']): Step => ({
  name,
  ...(isDone && { isDone }),
  takes: someShips,
  shows,
});

const oneShip = (name: string, shows: Json, isDone: Step['isDone']): Step => ({
  ...ships(name, shows, isDone),
  offers: oneFromHome,
});

const helping: readonly Step[] = [
  { name: 'goal' },
  { name: 'destiny', isReached: (sight) => isAsked(sight, 'ally') || areTurned(0)(sight) },
  single(
    'join',
    'join:offense',
    hasShown(0, ({ allies }, sight) => isAsked(sight, 'send-ships') || allies[pupil] === 'offense'),
  ),
  oneShip(
    'help',
    { 'red-1': 1 },
    hasShown(0, ({ gate }) => (gate[pupil] ?? 0) > 0),
  ),
  { name: 'cards', isDone: areTurned(0) },
  { name: 'lost' },
];

const attacking: readonly Step[] = [
  ships('regroup', { 'red-1': 1 }, hasCome(1, 'launch')),
  single('aim', 'blue-3', hasAimed(1)),
  ships('launch', { 'red-1': 1, 'red-2': 1, 'red-3': 1 }, hasCome(1, 'alliance')),
  {
    name: 'invite',
    isDone: hasShown(1, ({ invited }) => invited.offense.includes(yellow)),
    takes: (answer) => JSON.stringify(answer) === JSON.stringify([String(yellow)]),
    offers: only(String(yellow)),
    shows: [String(yellow)],
  },
  single('lay', 'attack-04/1', hasLaid(1)),
  single('power', 'mirror.reversal', areTurned(1)),
  { name: 'won' },
];

const dealing: readonly Step[] = [
  single(
    'second',
    'encounter',
    hasShown(2, () => true),
  ),
  single('aim-again', 'yellow-2', hasAimed(2)),
  oneShip('launch-again', { 'red-4': 1 }, hasCome(2, 'alliance')),
  {
    name: 'alone',
    isDone: hasCome(2, 'planning'),
    takes: (answer) => Array.isArray(answer) && answer.length === 0,
    shows: [],
  },
  single('negotiate', 'negotiate/1', hasLaid(2)),
  single('pass', 'pass', areTurned(2)),
  {
    name: 'deal',
    isDone: hasShown(2, ({ result, talks }) => {
      const isAgreed = talks !== null && talks.accepted.length === 2;
      return result !== null || isAgreed;
    }),
    takes: (answer) => answer === 'accept',
    offers: onlyAct('accept'),
    shows: 'accept',
  },
  { ...ships('settle', { gate: 1 }, hasSettled), offers: only('gate') },
  { name: 'end' },
];

export const steps: readonly Step[] = [...helping, ...attacking, ...dealing];
