import type { View } from '@starboard/cosmic-encounter';
import type { TableParts } from '../../../table/table-game.ts';
import { useCeSay } from '../words/say.ts';
import { type EncounterView, sides } from './stage.ts';
import styles from './standing-line.module.css';
import { standingWords } from './standing-words.ts';

/** How the encounter stands, in a line: for the player whose question stands in the place of its panel. */
export function StandingLine({ parts }: { readonly parts: TableParts<View> }) {
  const say = useCeSay();
  const { view, viewer } = parts;
  const lines = standingWords(view, viewer).map((message) => say(message));
  if (view.encounter === null || lines.length === 0) return null;
  return (
    <p className={styles.line} data-part="standing">
      <Totals encounter={view.encounter} />
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

function Totals({ encounter }: { readonly encounter: EncounterView }) {
  const { verdict } = encounter;
  if (!verdict?.totals) return null;
  const [offense, defense] = sides.map((side) => (
    <b key={side} data-seat={encounter[side] ?? undefined}>
      {String(verdict.totals?.[side]).replace('-', '−')}
    </b>
  ));
  return (
    <span className={styles.totals}>
      {offense} : {defense}
    </span>
  );
}
