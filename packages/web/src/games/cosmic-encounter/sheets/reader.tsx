import type { View } from '@starboard/cosmic-encounter';
import type { ReaderProps } from '../../../table/table-game.ts';
import { AlienSheet } from './alien-sheet.tsx';
import { CardSheet } from './card-sheet.tsx';
import { readSubject } from '../keys/subjects.ts';

/** All that can be read at this table: sheets and cards, in the form each has. */
export function CeReader({ parts, subject, onClose }: ReaderProps<View>) {
  const meant = readSubject(subject, parts.view);
  if (!meant) return null;
  return meant.is === 'alien' ? (
    <AlienSheet parts={parts} subject={meant} onClose={onClose} />
  ) : (
    <CardSheet parts={parts} subject={meant} onClose={onClose} />
  );
}
