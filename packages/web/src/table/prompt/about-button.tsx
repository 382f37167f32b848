import { BookOpen } from 'lucide-react';
import { Button } from '../../design/controls/button.tsx';
import { useTableContext, useTableState } from '../table-context.ts';

/** Opens the text that what is asked belongs to; nothing where it belongs to none. */
export function AboutButton() {
  const { game, say, change } = useTableContext();
  const { prompt } = useTableState('prompt');
  const subject = prompt?.about === undefined ? null : (game.subjectAbout?.(prompt.about) ?? null);
  if (subject === null) return null;
  return (
    <Button
      look="ghost"
      isSmall
      icon={<BookOpen size={20} aria-hidden />}
      aria-label={say('web.prompt.read')}
      title={say('web.prompt.read')}
      aria-haspopup="dialog"
      data-subject={subject}
      onClick={() => change({ reading: subject })}
    />
  );
}
