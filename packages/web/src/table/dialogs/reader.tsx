import { Suspense, useMemo } from 'react';
import { Dialog } from '../../design/surfaces/dialog.tsx';
import { useParts, useScreen, useTableContext, useTableState } from '../table-context.ts';
import { linkedText } from './linked-text.ts';
import styles from './reader.module.css';

/** A card, place or rule at reading size, in the game's own form where it has one. */
export function Reader() {
  const { game, change } = useTableContext();
  const { reading } = useScreen();
  const parts = useParts();
  if (!game.Reader) return <PlainReader />;
  const close = () => change({ reading: null });
  return (
    reading !== null &&
    parts && (
      <Suspense>
        <game.Reader parts={parts} subject={reading} onClose={close} />
      </Suspense>
    )
  );
}

function PlainReader() {
  const { game, say, change } = useTableContext();
  const { reading: subject } = useScreen();
  const { view } = useTableState('view');
  const reading = subject !== null && view && game.reading(subject, view, say);
  if (!reading) return null;
  const { kicker, title, art, lines } = reading;
  return (
    <Dialog
      title={title}
      closeLabel={say('web.close')}
      onClose={() => change({ reading: null })}
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
  const { game, say, change } = useTableContext();
  const keywords = useMemo(() => game.keywords?.(say) ?? [], [game, say]);
  return linkedText(text, keywords).map(({ text: words, heading }, index) =>
    heading === null ? (
      words
    ) : (
      <button
        key={index}
        type="button"
        className={styles.keyword}
        onClick={() => change({ reading: null, side: 'rules', page: 'log', rule: { heading } })}
      >
        {words}
      </button>
    ),
  );
}
