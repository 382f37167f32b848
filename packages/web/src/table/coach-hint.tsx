import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../language/say.ts';
import { keptInBrowser } from '../settings/kept-in-browser.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './coach-hint.module.css';

interface Shown {
  readonly shown: readonly string[];
}

const useShown = keptInBrowser<Shown>('starboard.hints', () => ({ shown: [] }));

interface CoachHintProps {
  /** Whoever has put the hint of this name away does not see it again. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A word to a beginner, once. */
export function CoachHint({ id, children }: CoachHintProps) {
  const { coach } = useSettings();
  const isNew = useShown(({ shown }) => !shown.includes(id));
  const say = useSay('table');
  if (!coach || !isNew) return null;
  return (
    <aside className={styles.hint} data-part="hint">
      <Lightbulb size={18} aria-hidden />
      <p>{children}</p>
      <button type="button" onClick={() => useShown.setState(({ shown }) => ({ shown: [...shown, id] }))}>
        {say('web.coach.understood')}
      </button>
    </aside>
  );
}
