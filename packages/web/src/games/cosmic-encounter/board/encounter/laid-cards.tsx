import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { CardBack } from '../../pieces/cards/card-back.tsx';
import { CardFace, cardHeight } from '../../pieces/cards/card-face.tsx';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { middle } from '../geometry/measures.ts';
import { type Box, boxAround } from '../geometry/shapes.ts';
import { pictured } from '../../../../table/board/pressing.ts';
import styles from './laid-cards.module.css';

type Encounter = NonNullable<View['encounter']>;
type Laid = NonNullable<Encounter['cards']['offense']>;

const width = 38;
const height = cardHeight(width);

/** What they cover. */
export const laidCardsBox: Box = boxAround(middle, width * 2 + 7, height + 3);

/** The cards of both sides in the middle of the warp, with what was added to them. */
export function LaidCards({ encounter, label }: { readonly encounter: Encounter; readonly label: string }) {
  const { cards, reinforcements, offense, defense } = encounter;
  const added = (side: 'offense' | 'defense') =>
    reinforcements.filter((each) => each.side === side).map(({ card }) => card);
  if (!cards.offense && !cards.defense) return null;
  return (
    <g {...pictured(label)} transform={`translate(${middle.x} ${middle.y - height / 2})`}>
      <SideCards laid={cards.offense} added={added('offense')} seat={offense} x={-width - 2} />
      <SideCards laid={cards.defense} added={added('defense')} seat={defense ?? offense} x={2} />
    </g>
  );
}

interface SideCardsProps {
  readonly laid: Laid | null;
  readonly added: readonly string[];
  readonly seat: Seat;
  readonly x: number;
}

function SideCards({ laid, added, seat, x }: SideCardsProps) {
  if (!laid) return null;
  const isOwn = !laid.isFaceUp && laid.card !== null;
  return (
    <g transform={`translate(${x} 0)`}>
      {added.map((card, index) => (
        <CardFace key={index} face={card} width={22} x={index * 14 - 2} y={height - 8} />
      ))}
      <rect x="-1.500" y="-1.500" width={width + 3} height={height + 3} rx="5" fill={rampOf(seat).plain} />
      <g key={laid.isFaceUp ? 'up' : 'down'} className={laid.isFaceUp ? styles.face : styles.laid}>
        {laid.card === null ? (
          <CardBack kind="cosmic" width={width} />
        ) : (
          <CardFace face={laid.card} width={width} />
        )}
        {isOwn && <Veil />}
      </g>
      {laid.isFaceUp && (
        <g className={styles.back}>
          <CardBack kind="cosmic" width={width} />
        </g>
      )}
      {laid.claim !== null && (
        <g transform={`translate(${width / 2 - 13} ${-38})`}>
          <path d="M0 0h26v36l-13 6-13-6z" fill="var(--raised)" stroke="var(--edge)" />
          <CardFace face={laid.claim} width={22} x={2} y={3} />
        </g>
      )}
    </g>
  );
}

/** Only its own player sees what it is. */
const Veil = () => (
  <>
    <rect width={width} height={height} rx="4" fill="#070B1C" opacity=".45" />
    <path
      d={`M0 ${height}L${width} 0`}
      stroke="#7CC4FF"
      strokeWidth="1.400"
      strokeDasharray="2 4"
      opacity=".7"
    />
  </>
);
