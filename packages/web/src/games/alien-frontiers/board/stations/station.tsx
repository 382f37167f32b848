import { Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import type { BoardPlace, StationId } from '../place.ts';
import type { StageProps } from '../stage-props.ts';
import styles from './station.module.css';
import { StationArt } from './stations.tsx';

interface StationProps {
  readonly station: StationId;
  readonly stage: StageProps;
  readonly style: CSSProperties;
  readonly artSize?: number;
  /** What it gives stands beside the name instead of below the rule. */
  readonly isWide?: boolean;
  /** Docks and all else that belongs to it. */
  readonly children?: ReactNode;
}

/** A station of the board: what it is, what it gives now or why not, and below it its docks. */
export function Station({ station, stage, style, artSize = 58, isWide = false, children }: StationProps) {
  const { name, rule, lit, blocked } = stage.stations[station];
  const place = `facility:${station}` as const;
  const remark = lit?.gain ? (
    <span className={styles.gain}>{lit.gain}</span>
  ) : (
    <p className={styles.why}>{!lit && blocked && <Why text={blocked} />}</p>
  );
  return (
    <div
      className={classNames(
        styles.station,
        lit && styles.lit,
        isWide && styles.wide,
        !lit && blocked !== undefined && styles.blocked,
        stage.pointedAt.includes(place) && styles.pointed,
      )}
      style={style}
      data-place={place}
      data-lit={lit ? '' : undefined}
    >
      <StationButton station={station} stage={stage} className={styles.press} />
      <div className={styles.head} aria-hidden="true">
        <StationArt station={station} size={artSize} />
        <div className={styles.words}>
          <h3>{name}</h3>
          <p className={styles.rule}>{rule}</p>
          {remark}
        </div>
      </div>
      {children}
    </div>
  );
}

const Why = ({ text }: { readonly text: ReactNode }) => (
  <>
    <Lock size={12} aria-hidden />
    {text}
  </>
);

interface StationButtonProps {
  readonly station: StationId;
  readonly stage: StageProps;
  readonly className: string | undefined;
}

/** The area of a station: it acts when lit, says why when blocked, and explains itself otherwise. */
export function StationButton({ station, stage, className }: StationButtonProps) {
  const { label, lit, blocked } = stage.stations[station];
  const place: BoardPlace = `facility:${station}`;
  const press = lit ? stage.onChoose : blocked === undefined ? stage.onRead : stage.onBlocked;
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={(!lit && blocked !== undefined) || undefined}
      onClick={() => press(place)}
    />
  );
}
