import { tableAsText } from '@starboard/engine';
import { useMemo } from 'react';
import { Scroller } from '../../design/surfaces/scroller.tsx';
import { TextSections } from '../screen/text-sections.tsx';
import { useTableContext } from '../table-context.ts';
import type { TableParts } from '../table-game.ts';
import styles from './plain.module.css';

/** The position in words, as the game tells it. */
export function PlainBoard({ parts: { view, viewer } }: { readonly parts: TableParts }) {
  const { game, say } = useTableContext();
  const sections = useMemo(() => tableAsText(game.text, view, viewer), [game, view, viewer]);
  return (
    <section aria-label={say('web.text.title')}>
      <h2 className="unseen">{say('web.text.title')}</h2>
      <Scroller className={styles.board}>
        <p className={styles.note}>{say('web.plain.note')}</p>
        <div className={styles.sections}>
          <TextSections sections={sections} />
        </div>
      </Scroller>
    </section>
  );
}
