import type { AlienId, TechId } from '@starboard/cosmic-encounter/content';
import type { Seat } from '@starboard/engine';
import { memo } from 'react';
import { CardBack } from '../../pieces/cards/card-back.tsx';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { Coin } from '../../pieces/coin.tsx';
import { rampOf } from '../../../../design/drawing/seat-ramp.ts';
import { coinRadius, techCard } from '../geometry/measures.ts';
import { type Light, placed } from '../lights.ts';
import places from '../places.module.css';
import styles from './home.module.css';

export interface CoinSpotProps {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly alien: AlienId | null;
  /** Of the second sheet, where a player has two; null where it is not known, undefined where there is none. */
  readonly second: AlienId | null | undefined;
  readonly isFaceDown: boolean;
  /** On its sheets. */
  readonly tokens: number;
  /** Ships out of the game. */
  readonly removed: number;
  /** One of the main players, or an ally. */
  readonly isInvolved: boolean;
  readonly label: string;
  readonly state: Light['state'];
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

/** A player's alien, with what lies on its sheet. */
export const CoinSpot = memo((props: CoinSpotProps) => {
  const { seat, x, y, alien, second, isFaceDown, tokens, removed, isInvolved, label, state } = props;
  const { isPointedAt, press } = props;
  const size = coinRadius * 2;
  return (
    <g className={styles.home} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g
        className={places.place}
        {...placed({
          place: `seat:${seat}`,
          here: `coin:${seat}`,
          label,
          state,
          isPointedAt,
          press,
          isReadable: true,
        })}
      >
        <circle className={places.glow} r={coinRadius + 9} />
        {isInvolved && <circle r={coinRadius + 7} fill={rampOf(seat).plain} opacity=".28" />}
        <circle className={places.ring} r={coinRadius + 4} />
        {second !== undefined && (
          <Coin alien={second} seat={seat} size={size * 0.7} x={coinRadius - 12} y={-coinRadius - 8} />
        )}
        <Coin alien={alien} seat={seat} size={size} isFaceDown={isFaceDown} x={-coinRadius} y={-coinRadius} />
        {tokens > 0 && <Pip x={coinRadius - 4} y={coinRadius - 4} text={String(tokens)} />}
        {removed > 0 && <Pip x={-coinRadius + 3} y={coinRadius - 3} text={`✕${removed}`} isGone />}
      </g>
    </g>
  );
});
CoinSpot.displayName = 'CoinSpot';

interface PipProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isGone?: boolean;
}

const Pip = ({ x, y, text, isGone = false }: PipProps) => (
  <g className={isGone ? styles.gone : styles.tokens} transform={`translate(${x} ${y})`}>
    <rect x={-5 - text.length * 4} y="-9" width={10 + text.length * 8} height="18" rx="9" />
    <text>{text}</text>
  </g>
);

export interface TechSpotProps {
  readonly seat: Seat;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly tech: TechId | null;
  readonly isFaceUp: boolean;
  /** That research it, and cards under it. */
  readonly ships: number;
  readonly cards: number;
  readonly isLed: boolean;
  readonly label: string;
  readonly state: Light['state'];
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

/** A technology in front of a player, with the ships that research it. */
export const TechSpot = memo((props: TechSpotProps) => {
  const { seat, index, x, y, tech, isFaceUp, ships, cards, isLed, label, state, isPointedAt, press } = props;
  const { width, height } = techCard;
  return (
    <g className={styles.home} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g
        className={places.place}
        {...placed({
          place: `tech:${seat}:${index}`,
          label,
          state,
          isPointedAt,
          press,
          isReadable: tech !== null,
        })}
      >
        {cards > 0 && <CardBack kind="cosmic" width={width} x={3} y={-3} />}
        {tech === null ? (
          <CardBack kind="tech" width={width} />
        ) : (
          <CardFace face={tech} width={width} isDim={!isFaceUp} />
        )}
        <rect className={places.ring} x="-2" y="-2" width={width + 4} height={height + 4} rx="4" />
        {ships > 0 && <Researchers seat={seat} ships={ships} isLed={isLed} />}
      </g>
    </g>
  );
});
TechSpot.displayName = 'TechSpot';

const Researchers = ({
  seat,
  ships,
  isLed,
}: {
  readonly seat: Seat;
  readonly ships: number;
  readonly isLed: boolean;
}) => (
  <g
    className={styles.researchers}
    data-seat={seat}
    transform={`translate(${techCard.width - 4} ${techCard.height - 4})`}
  >
    <circle r="9" fill={rampOf(seat).plain} stroke="#0B1020" />
    <text>{ships}</text>
    {isLed && <path d="M6-8V-18L14-15 6-12" fill={rampOf(seat).lit} stroke="#0B1020" />}
  </g>
);
