import type { CardType } from '@starboard/cosmic-encounter/content';
import type { CardKind } from '@starboard/cosmic-encounter/deal';
import {
  ArrowDown,
  ArrowUp,
  ChevronsUp,
  Flame,
  Gem,
  Handshake,
  Infinity as Band,
  Swords,
} from 'lucide-react';
import { cardColours } from '../pieces/cards/card-colours.ts';
import styles from './kind-face.module.css';

const signs = {
  attack: Swords,
  negotiate: Handshake,
  morph: Band,
  reinforcement: ChevronsUp,
  artifact: Gem,
  flare: Flame,
} as const;

/** Cards named by what they are: in the colours of their type, with no face. Decoration. */
export function KindFace({ kind, width }: { readonly kind: CardKind; readonly width: number }) {
  const [how, rest] = kind.split('-') as [string, CardType];
  const [top, low, sign] = cardColours[rest];
  const Sign = how === 'highest' ? ArrowUp : how === 'lowest' ? ArrowDown : signs[rest];
  return (
    <span
      className={styles.face}
      data-many={how === 'all' || undefined}
      style={{
        width,
        height: width * 1.35,
        background: `linear-gradient(160deg, ${top}, ${low})`,
        color: sign,
      }}
    >
      <Sign size={width * 0.58} aria-hidden />
    </span>
  );
}
