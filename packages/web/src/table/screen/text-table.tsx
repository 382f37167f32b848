import { tableAsText } from '@starboard/engine';
import { useMemo } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Answers } from '../answers/answers.tsx';
import { useTableContext, useTableState } from '../table-context.ts';
import { TextSections } from './text-sections.tsx';
import styles from './text-table.module.css';

/** The table told in words, with the same acts: for those who hear it, and those who would rather read. */
export function TextTable() {
  const { game, say, acts, change } = useTableContext();
  const { view, viewer, prompt } = useTableState('view', 'viewer', 'prompt');
  const sections = useMemo(() => (view ? tableAsText(game.text, view, viewer) : []), [game, view, viewer]);
  if (!view) return null;
  return (
    <section className={styles.text} aria-label={say('web.text.title')}>
      <header>
        <h2>{say('web.text.title')}</h2>
        <Button isSmall onClick={() => change({ isText: false })}>
          {say('web.text.leave')}
        </Button>
      </header>
      {acts && prompt && (
        <div>
          <h3>{say(game.text.prompt(prompt.prompt, prompt.params))}</h3>
          <Answers prompt={prompt} />
        </div>
      )}
      <TextSections sections={sections} />
    </section>
  );
}
