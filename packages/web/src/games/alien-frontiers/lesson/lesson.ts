import type { FacilityId, View } from '@starboard/alien-frontiers';
import type { LessonScript, LessonSight } from '../../../local/lesson/lesson-script.ts';
import { lessonTexts } from '../texts.ts';
import styles from './lesson.module.css';

const pupil = 0;
const round = 3;

type Sight = LessonSight<View>;

const isSecondTurn = ({ view }: Sight): boolean => view.round > round;
const hasEnded = (sight: Sight): boolean => isSecondTurn(sight) || sight.view.turn !== pupil;

const hasDocked =
  (facility: FacilityId) =>
  (sight: Sight): boolean =>
    hasEnded(sight) || sight.view.facilities[facility].ships.some(({ seat }) => seat === pupil);

const coloniesOf = ({ view }: Sight): number =>
  Object.values(view.territories).reduce((sum, { colonies }) => sum + (colonies[pupil] ?? 0), 0);

const hasLanded = (sight: Sight): boolean => coloniesOf(sight) > 1;

/** The bonuses of these two do nothing in the lesson. */
const start = {
  players: 2,
  round,
  red: { ships: 4, ore: 2, colonies: { 'asimov-crater': 1 } },
  green: { fuel: 1, colonies: { 'pohl-foothills': 1 } },
  roll: [5, 2, 4, 2],
  // the rival's three ships, then the pupil's five
  dice: [1, 2, 4, 6, 3, 1, 5, 3],
} as const;

/** One turn of Alien Frontiers, and the landing that it pays for. */
const script: LessonScript<View> = {
  texts: lessonTexts,
  ...(styles.lesson && { className: styles.lesson }),
  wish: {
    game: 'alien-frontiers',
    seats: [null, 'easy'],
    lesson: { table: 'lesson-alien-frontiers', seed: 'first-lesson', start },
  },
  steps: [
    { name: 'goal' },
    { name: 'dice' },
    {
      name: 'converter',
      isDone: hasDocked('solar-converter'),
      takes: (answer) => answer === 'dock:solar-converter:5',
      shows: 'dock:solar-converter:5',
    },
    {
      name: 'mine',
      isDone: hasDocked('lunar-mine'),
      takes: (answer) => answer === 'dock:lunar-mine:4',
      shows: 'dock:lunar-mine:4',
    },
    {
      name: 'shipyard',
      isDone: hasDocked('shipyard'),
      takes: (answer) => answer === 'dock:shipyard:2+2',
      shows: 'dock:shipyard:2+2',
    },
    {
      name: 'end-turn',
      isDone: hasEnded,
      takes: (answer) => answer === 'end-turn',
      shows: 'end-turn',
    },
    { name: 'rival', isDone: isSecondTurn },
    {
      name: 'six',
      isDone: (sight) => hasLanded(sight) || sight.prompt?.prompt === 'af.ask.land',
      takes: (answer) => answer === 'dock:terraforming-station:6',
      shows: 'dock:terraforming-station:6',
    },
    { name: 'land', isDone: hasLanded, takes: () => true, shows: 'lem-badlands' },
    { name: 'landed' },
  ],
};

export const lesson = script as unknown as LessonScript;
