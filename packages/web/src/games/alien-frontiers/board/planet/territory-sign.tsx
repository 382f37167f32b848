import { fields, parsePlace, type TerritoryId } from '@starboard/alien-frontiers';
import type { Seat } from '@starboard/engine';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import { SeatBadge } from '../../../../design/drawing/seat-badge.tsx';
import { Die } from '../../pieces/die.tsx';
import { Dome } from '../../pieces/dome.tsx';
import { type BoardPlace, colonyPlace } from '../place.ts';
import type { Point } from './planet-cells.ts';
import type { PlanetProps } from './planet.tsx';
import styles from './territory-sign.module.css';
import { FieldToken } from '../../pieces/tokens.tsx';
import { twoLines } from '../../../../table/board/two-lines.ts';

/** Where name and colonies stand on the disc, with names and without. */
const anchors: Readonly<Record<TerritoryId, { readonly full: Point; readonly small: Point }>> = {
  'asimov-crater': { full: [-0.45, -0.6], small: [-0.48, -0.56] },
  'bradbury-plateau': { full: [0.14, -0.7], small: [0.12, -0.66] },
  'burroughs-desert': { full: [0.66, -0.36], small: [0.66, -0.34] },
  'heinlein-plains': { full: [-0.685, 0.07], small: [-0.7, 0.07] },
  'herbert-valley': { full: [-0.02, -0.03], small: [-0.02, -0.03] },
  'lem-badlands': { full: [0.64, 0.245], small: [0.64, 0.27] },
  'pohl-foothills': { full: [-0.375, 0.6], small: [-0.36, 0.62] },
  'van-vogt-mountains': { full: [0.26, 0.66], small: [0.27, 0.66] },
};

/** Too narrow for a badge beside the name: it stands above. On a phone two things are a row. */
const narrow: readonly TerritoryId[] = ['burroughs-desert'];

/** More domes than this do not fit: then there is one a seat, with a number. */
const most = { full: 4, small: 3 } as const;

/** How many stand side by side before a second row begins. */
const widest = { full: 4.6, small: 3.9, smallNarrow: 2.7 } as const;

interface TerritorySignProps {
  readonly territory: TerritoryId;
  readonly planet: PlanetProps;
}

/** A territory's name, who controls it, and what stands there. */
export function TerritorySign({ territory, planet }: TerritorySignProps) {
  const { radius, names, detail = 'full' } = planet;
  const { colonies, controller } = planet.territories[territory];
  const [x, y] = anchors[territory][detail];
  const size = detail === 'full' ? 23 : Math.max(17, radius * 0.142);
  const isNamed = detail === 'full' || planet.lit.some((place) => parsePlace(place)?.at === 'territory');
  const row = detail === 'small' && narrow.includes(territory) ? 'smallNarrow' : detail;
  const present = fields.filter((field) => planet.fields[field] === territory);
  return (
    <div className={styles.sign} style={{ left: radius * (1 + x), top: radius * (1 + y) }}>
      {isNamed && (
        <span className={classNames(styles.name, detail === 'small' && styles.short)} aria-hidden="true">
          {detail === 'full' && controller !== null && (
            <span className={classNames(styles.controller, narrow.includes(territory) && styles.above)}>
              <SeatBadge seat={controller} size={17} />
            </span>
          )}
          {twoLines(names[territory])
            .slice(0, detail === 'full' ? 2 : 1)
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </span>
      )}
      <span className={styles.standing} style={{ maxWidth: size * widest[row] }}>
        <Colonies territory={territory} colonies={colonies} size={size} planet={planet} />
        {territory === 'burroughs-desert' && planet.relic !== null && (
          <Piece place="relic" planet={planet} className={styles.relic}>
            <Die seat="relic" value={planet.relic} size={size * 1.17} />
          </Piece>
        )}
        {present.map((field) => (
          <Piece key={field} place={`field:${field}`} planet={planet}>
            <FieldToken field={field} size={size * 1.13} />
          </Piece>
        ))}
      </span>
    </div>
  );
}

interface ColoniesProps extends TerritorySignProps {
  readonly colonies: readonly number[];
  readonly size: number;
}

function Colonies({ territory, colonies, size, planet }: ColoniesProps) {
  const isCrowded = colonies.reduce((sum, count) => sum + count, 0) > most[planet.detail ?? 'full'];
  return colonies.map((count, seat: Seat) => {
    const place = colonyPlace(territory, seat);
    return (
      <Fragment key={place}>
        {count > 0 && (
          <Piece place={place} planet={planet}>
            {Array.from({ length: isCrowded ? 1 : count }, (_, index) => (
              <Dome key={index} seat={seat} size={size} />
            ))}
            {isCrowded && count > 1 && <b className={styles.count}>{count}</b>}
          </Piece>
        )}
        {planet.ghost === place && (
          <span className={styles.ghost} aria-hidden="true">
            <Dome seat={seat} size={size * 1.15} />
          </span>
        )}
      </Fragment>
    );
  });
}

interface PieceProps {
  readonly place: BoardPlace;
  readonly planet: PlanetProps;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something on the ground; a button while it may be chosen. */
function Piece({ place, planet, className, children }: PieceProps) {
  const { lit, chosen, pointedAt, labelOf, onChoose } = planet;
  const look = classNames(
    styles.piece,
    className,
    pointedAt.includes(place) && styles.pointedPiece,
    chosen?.includes(place) && styles.chosenPiece,
  );
  return lit.includes(place) ? (
    <button
      type="button"
      className={classNames(look, styles.litPiece)}
      data-place={place}
      data-lit
      aria-label={labelOf(place)}
      aria-pressed={chosen ? chosen.includes(place) : undefined}
      onClick={() => onChoose(place)}
    >
      {children}
    </button>
  ) : (
    <span className={look} data-place={place} aria-hidden="true">
      {children}
    </span>
  );
}
