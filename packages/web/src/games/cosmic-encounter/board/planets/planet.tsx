import type { Seat } from '@starboard/engine';
import { memo, useMemo } from 'react';
import { CardFace } from '../../pieces/cards/card-face.tsx';
import { ShipStack } from '../../pieces/ship-stack.tsx';
import { ChosenCount } from '../chosen-count.tsx';
import { planetRadius as r } from '../geometry/measures.ts';
import { planetStacks } from '../geometry/stacks.ts';
import { type Light, placed } from '../lights.ts';
import places from '../places.module.css';
import { PlanetGround } from './planet-ground.tsx';
import styles from './planet.module.css';

export interface PlanetProps {
  /** What ids of the board's drawings begin with. */
  readonly id: string;
  readonly planet: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly light: number;
  /** Whose colour it has. */
  readonly seat: Seat | null;
  readonly kind: number;
  /** Its number in its system; none on the one that comes into the game. */
  readonly number: number | null;
  /** Ships by seat, and cards beside it, each as one word: a planet on which nothing changes is not drawn again. */
  readonly ships: string;
  readonly cards: string;
  /** Whose ship that is told apart stands here. */
  readonly led: Seat | null;
  readonly label: string;
  readonly state: Light['state'];
  readonly chosen: number;
  readonly isPointedAt: boolean;
  readonly press: (place: string) => void;
}

/** A planet and all that is on it and beside it. */
export const Planet = memo((props: PlanetProps) => {
  const { id, planet, x, y, scale, light, seat, kind, number, ships, cards, led, label, state, chosen } =
    props;
  const { isPointedAt, press } = props;
  const stacks = useMemo(
    () => planetStacks({ x: 0, y: 0 }, ships.split(' ').map(Number), seat ?? 0),
    [ships, seat],
  );
  return (
    <g className={styles.planet} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      <g
        className={places.place}
        {...placed({ place: `planet:${planet}`, label, state, isPointedAt, press })}
      >
        <circle className={places.glow} r={r + 12} />
        <PlanetGround id={id} seat={seat} kind={kind} light={light} />
        {number !== null && scale === 1 && stacks.length < 3 && (
          <text className={styles.number} x="19" y="-15">
            {number}
          </text>
        )}
        <circle className={places.ring} r={r + 5} />
        {stacks.map((stack) => (
          <g
            key={stack.seat}
            data-stack={`${planet}:${stack.seat}`}
            transform={`translate(${stack.x} ${stack.y}) scale(${stack.scale})`}
          >
            <ShipStack seat={stack.seat} count={stack.count} most={stack.most} isLed={led === stack.seat} />
          </g>
        ))}
        {cards !== '' && <Beside cards={cards.split(' ')} />}
        {chosen > 0 && <ChosenCount count={chosen} x={22} y={-24} />}
      </g>
    </g>
  );
});
Planet.displayName = 'Planet';

/** Cards that lie face up beside it. */
const Beside = ({ cards }: { readonly cards: readonly string[] }) => (
  <>
    {cards.slice(0, 3).map((card, index) => (
      <CardFace key={index} face={card} width={19} x={-37 + index * 7} y={-37 + index * 3} />
    ))}
    {cards.length > 3 && (
      <text className={styles.number} x="-28" y="-40">
        {cards.length}
      </text>
    )}
  </>
);
