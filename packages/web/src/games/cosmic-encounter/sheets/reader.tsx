import type { View } from '@starboard/cosmic-encounter';
import type { ReaderProps } from '../../../table/table-game.ts';
import { AlienSheet } from './alien-sheet.tsx';
import { CardSheet } from './card-sheet.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { readSubject } from '../keys/subjects.ts';

/** All that can be read at this table: sheets, cards and piles of them, in the form each has. */
export function CeReader({ parts, subject, onClose }: ReaderProps<View>) {
  const meant = readSubject(subject, parts.view);
  if (!meant) return null;
  switch (meant.is) {
    case 'alien':
      return <AlienSheet parts={parts} subject={meant} onClose={onClose} />;
    case 'pile':
      return <PileSheet parts={parts} pile={meant.pile} onClose={onClose} />;
    case 'card':
    case 'destiny':
    case 'tech':
      return <CardSheet parts={parts} subject={meant} onClose={onClose} />;
  }
}
