import type { GameBox } from '@starboard/engine';
import type { PhraseKey } from '@starboard/protocol';
import type { ComponentType } from 'react';
import type { TextBundle } from '../language/text-bundle.ts';
import type { LessonScript } from '../local/lesson/lesson-script.ts';
import type { TableGame } from '../table/table-game.ts';

/** The picture a game is known by: a drawing of 460 × 560, and what of it is seen in each kind of frame. */
export interface KeyArt {
  readonly Scene: ComponentType;
  readonly crops: Readonly<Record<Crop, string>>;
}

/** `whole`: a tall window. `wide`: a low one. `card`: a picture on a button. */
export type Crop = 'whole' | 'wide' | 'card';

/** What floats over the table while players come in, drawn round its middle. */
export type Emblem = ComponentType<{ readonly radius: number }>;

/**
 * A game as the pages know it: one record a game, listed in `index.ts`. Every first visit loads it, so all
 * that is large is a function that loads it. What it is called and what is said of it are `web.game.<id>.*` in its shelf texts.
 * Its options are `<id>/table-options.ts`, which comes with tables; its rules `<id>/rules.ts`, which workers load, and
 * nothing else of a game.
 */
export interface WebGame extends GameBox {
  /** How long a match takes, in minutes. */
  readonly minutes: number;
  readonly weight: 'light' | 'medium' | 'heavy';
  /** The light its window throws. */
  readonly tint: string;
  readonly shelfTexts: TextBundle;
  /** Players may react to each other, at moments that pass by themselves. */
  readonly hasMoments?: true;
  /** The ready phrases that fit it. */
  readonly phrases: readonly PhraseKey[];
  art?(): Promise<KeyArt>;
  emblem?(): Promise<Emblem>;
  /** Its table; a game without one cannot be played here yet. `isPlain`: it is one in words (`table/plain`). */
  readonly isPlain?: true;
  table?(): Promise<TableGame>;
  lesson?(): Promise<LessonScript>;
}
