import { useMemo } from 'react';
import { Dialog } from '../../design/dialog.tsx';
import { useTableRoom } from '../table-room.ts';
import { linkedText } from './linked-text.ts';
import styles from './reader.module.css';

/** A card, place or rule at reading size. */
export function Reader() {
  const { state, game, say, desk } = useTableRoom();
  const reading = desk.reading !== null && state.view && game.reading(desk.reading, state.view, say);
  if (!reading) return null;
  const { kicker, title, art, lines } = reading;
  return (
    <Dialog
      title={title}
      closeLabel={say('web.close')}
      onClose={() => desk.change({ reading: null })}
      className={styles.card}
    >
      {art && <div className={styles.art}>{art}</div>}
      <p className={styles.kicker}>{kicker}</p>
      {lines.map(({ label, text }) => (
        <p key={text} className={styles.line}>
          {label !== undefined && <em>{label}</em>} <LinkedLine text={text} />
        </p>
      ))}
    </Dialog>
  );
}

/** A sentence whose keywords lead to the rules. */
function LinkedLine({ text }: { readonly text: string }) {
  const { game, say, desk } = useTableRoom();
  const keywords = useMemo(() => game.keywords?.(say) ?? [], [game, say]);
  return linkedText(text, keywords).map(({ text: words, heading }, index) =>
    heading === null ? (
      words
    ) : (
      <button
        key={index}
        type="button"
        className={styles.keyword}
        onClick={() => desk.change({ reading: null, side: 'rules', page: 'log', rule: { heading } })}
      >
        {words}
      </button>
    ),
  );
}
