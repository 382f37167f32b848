import type { View } from '@starboard/cosmic-encounter';
import { cardName } from '@starboard/cosmic-encounter/text';
import { Info } from 'lucide-react';
import type { TableParts } from '../../../../table/table-game.ts';
import { cardSubject } from '../../keys/subjects.ts';
import { useCeSay } from '../../words/say.ts';
import styles from './hand.module.css';

interface ReadCardProps {
  readonly parts: TableParts<View>;
  readonly card: string;
}

/** In the corner of a card that is pressed for something else: opens it at reading size. */
export function ReadCard({ parts, card }: ReadCardProps) {
  const say = useCeSay();
  return (
    <button
      type="button"
      className={styles.info}
      aria-label={say('web.ce.tray.read', { card: say(cardName(card)) })}
      onClick={() => parts.read(cardSubject(card))}
    >
      <Info size={14} aria-hidden />
    </button>
  );
}
