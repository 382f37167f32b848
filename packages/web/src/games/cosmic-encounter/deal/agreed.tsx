import type { View } from '@starboard/cosmic-encounter';
import { Check } from 'lucide-react';
import { Coin } from '../pieces/coin.tsx';
import type { Talks } from './dealing.tsx';
import styles from './agreed.module.css';

interface AgreedProps {
  readonly view: View;
  readonly talks: Talks;
}

/** Both have accepted: their coins slide together and lock, then the board is seen again. Decoration: the log tells it. */
export function Agreed({ view, talks }: AgreedProps) {
  return (
    <div className={styles.agreed} aria-hidden="true">
      {(['offense', 'defense'] as const).map((side) => {
        const { seat } = talks.now[side];
        const sheet = view.players[seat]?.sheets[0];
        return <Coin key={side} alien={sheet?.alien ?? null} seat={seat} size={84} />;
      })}
      <span className={styles.lock}>
        <Check size={26} strokeWidth={3} />
      </span>
    </div>
  );
}
