import {
  type FieldId,
  parsePlace,
  type TerritoryId,
  territories,
  type View,
} from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import { memo, useId } from 'react';
import { seatColours } from '../../../../design/drawing/seat-shape.tsx';
import type { BoardPlace } from '../place.ts';
import { cellPoints, drawnRadius as r } from './planet-cells.ts';
import { Borders, Ground } from './planet-ground.tsx';
import { PlanetHalo } from './planet-halo.tsx';
import styles from './planet.module.css';
import { TerritoryArea } from './territory-area.tsx';
import { TerritorySign } from './territory-sign.tsx';

export interface PlanetProps {
  readonly territories: View['territories'];
  readonly fields: Readonly<Record<FieldId, TerritoryId | null>>;
  /** The value the Relic Ship shows while it waits on Burroughs Desert; null when it is in play. */
  readonly relic: number | null;
  readonly names: Readonly<Record<TerritoryId, string>>;
  /** What may be chosen now: territories, colonies, fields, the relic. Others are ignored. */
  readonly lit: readonly BoardPlace[];
  readonly chosen?: readonly BoardPlace[];
  /** A colony that is about to land. */
  readonly ghost?: BoardPlace | null;
  readonly pointedAt: readonly string[];
  /** What a place is called for screen readers: name, controller, colonies. */
  readonly labelOf: (place: BoardPlace) => string;
  readonly onChoose: (place: BoardPlace) => void;
  /** A territory that is not lit was pressed; without this, only lit ones can be. */
  readonly onRead?: ((place: BoardPlace) => void) | undefined;
  readonly radius: number;
  /** `small` has names only while territories are asked for. */
  readonly detail?: 'full' | 'small';
  /** The winners' light round the planet. */
  readonly halo?: readonly Seat[];
}

/** The planet: territories, who controls them, colonies, fields, and the Relic Ship at home. */
export const Planet = memo((props: PlanetProps) => {
  const { radius, halo = [], lit, chosen = [], pointedAt, labelOf, onChoose, onRead } = props;
  const hasChosen = chosen.some((place) => parsePlace(place)?.at === 'territory');
  const id = useId();
  return (
    <div className={styles.planet} style={{ width: 2 * radius, height: 2 * radius }}>
      <svg width={2 * radius} height={2 * radius} viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`}>
        {halo.length > 0 && <PlanetHalo seats={halo} />}
        <Ground id={id} />
        {territories.map((territory) => {
          const { controller } = props.territories[territory];
          return (
            controller !== null && (
              <g
                key={territory}
                clipPath={`url(#${id}-${territory})`}
                stroke={seatColours[controller]}
                fill="none"
              >
                <polygon points={cellPoints[territory]} className={styles.ribbonGlow} />
                <polygon points={cellPoints[territory]} className={styles.ribbon} />
              </g>
            )
          );
        })}
        <Borders id={id} />
        {territories.map((territory) => {
          const place = `territory:${territory}` as const;
          const isLit = lit.includes(place);
          return (
            <TerritoryArea
              key={territory}
              territory={territory}
              clip={`${id}-${territory}`}
              label={isLit || onRead ? labelOf(place) : ''}
              isLit={isLit}
              isPointed={pointedAt.includes(place)}
              isChosen={chosen.includes(place)}
              isPassed={isLit && hasChosen && !chosen.includes(place)}
              controller={props.territories[territory].controller}
              onPress={isLit ? onChoose : onRead}
            />
          );
        })}
      </svg>
      {territories.map((territory) => (
        <TerritorySign key={territory} territory={territory} planet={props} />
      ))}
    </div>
  );
}, areAlike);
Planet.displayName = 'Planet';

const listed = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/** Lists of places are made anew at every choice; only what is in them counts. Labels follow from the rest. */
function areAlike(before: PlanetProps, after: PlanetProps): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof PlanetProps>;
  keys.delete('labelOf');
  return [...keys].every((key) => {
    const [a, b] = [listed(before[key]), listed(after[key])];
    if (!a || !b) return Object.is(before[key], after[key]);
    return a.length === b.length && a.every((item, index) => item === b[index]);
  });
}
