import type { PositionDescription, View } from '@starboard/cosmic-encounter';
import type { LessonScript } from '../../../local/lesson/lesson-script.ts';
import { lessonTexts } from '../texts.ts';
import styles from './lesson.module.css';
import { steps } from './steps.ts';

/**
 * Red learns. Yellow has one attack, which is too low, and then draws nothing but negotiates; Blue has nothing but 20s,
 * which Mirror makes 02. None of the other powers has anything to do.
 */
const start: PositionDescription = {
  players: 3,
  offense: 'yellow',
  destiny: ['blue', 'blue', 'yellow'],
  deck: Array.from({ length: 8 }, () => 'negotiate' as const),
  red: { alien: 'mirror', hand: ['attack-04', 'attack-06', 'attack-08', 'attack-12', 'negotiate'] },
  blue: { alien: 'pacifist', hand: ['attack-20', 'attack-20'] },
  yellow: { alien: 'vulch', hand: ['attack-14'] },
};

/** Three short encounters: helping and losing, attacking and winning, making a deal. */
const script: LessonScript<View> = {
  texts: lessonTexts,
  ...(styles.lesson && { className: styles.lesson }),
  wish: {
    game: 'cosmic-encounter',
    seats: [null, 'easy', 'easy'],
    lesson: { table: 'lesson-cosmic-encounter', seed: 'a', start: { ...start } as never },
  },
  steps,
};

export const lesson = script as unknown as LessonScript;
