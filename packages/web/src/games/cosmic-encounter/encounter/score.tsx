import type { View } from '@starboard/cosmic-encounter';
import type { Seat } from '@starboard/engine';
import { Coin } from '../pieces/coin.tsx';
import { useCeSay } from '../words/say.ts';
import type { TableParts } from '../../../table/table-game.ts';
import styles from './score.module.css';
import type { EncounterView, Side } from './stage.ts';
import { totalAfter } from './step-order.ts';
import { useVerdictLines } from './verdict-words.ts';

interface ScoreProps {
  readonly parts: TableParts<View>;
  readonly encounter: EncounterView;
  readonly verdict: NonNullable<EncounterView['verdict']>;
  /** How many of its steps have come in. */
  readonly come: number;
}

/** Both totals, the beam that tips towards who leads, and by how much: that comes last. */
export function Score({ parts, encounter, verdict, come }: ScoreProps) {
  const say = useCeSay();
  const { totals, winner, by } = verdict;
  const lines = useVerdictLines(parts, encounter);
  if (!totals) return null;
  const isComing = come < encounter.steps.length;
  const shown = (side: Side) => (isComing ? totalAfter(encounter.steps, side, come) : totals[side]);
  const total = (side: Side) => (
    <b data-seat={encounter[side] ?? undefined} data-wins={winner === side || undefined}>
      {String(shown(side)).replace('-', '−')}
    </b>
  );
  return (
    <div className={styles.middle} data-coming={isComing || undefined}>
      <p className={styles.score} aria-label={say('web.ce.encounter.score', totals)}>
        {parts.isPhone && <Main parts={parts} seat={encounter.offense} />}
        {total('offense')}
        <i aria-hidden="true">:</i>
        {total('defense')}
        {parts.isPhone && <Main parts={parts} seat={encounter.defense} />}
      </p>
      <Beam encounter={encounter} leader={by === 0 || isComing ? null : winner} />
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? styles.lead : styles.more}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** Whose total it is; a player who hears the parts below is told there. */
function Main({
  parts: { view, viewer },
  seat,
}: {
  readonly parts: TableParts<View>;
  readonly seat: Seat | null;
}) {
  const say = useCeSay();
  const sheet = seat === null ? undefined : view.players[seat]?.sheets[0];
  if (seat === null) return null;
  return (
    <span className={styles.main} aria-hidden="true">
      <Coin alien={sheet?.alien ?? null} seat={seat} size={30} isFaceDown={sheet?.isUp === false} />
      <span>
        {say('web.ce.encounter.step.seat', { seat: { seat }, isOwn: seat === viewer ? 'yes' : 'no' })}
      </span>
    </span>
  );
}

const tilt = { offense: -2.6, defense: 2.6 } as const;

function Beam({ encounter, leader }: { readonly encounter: EncounterView; readonly leader: Side | null }) {
  return (
    <svg className={styles.beam} viewBox="0 0 180 20" aria-hidden="true">
      <g className={styles.bar} style={{ rotate: `${leader ? tilt[leader] : 0}deg` }}>
        <path d="M6 7H174" />
        <circle cx="6" cy="7" r="4.6" data-seat={encounter.offense} />
        <circle cx="174" cy="7" r="4.6" data-seat={encounter.defense ?? undefined} />
      </g>
      <path className={styles.stand} d="M90 9l7 10H83z" />
    </svg>
  );
}
