import { Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../language/say.ts';
import { keptInBrowser } from '../settings/kept-in-browser.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './coach-hint.module.css';

interface Shown {
  readonly shown: readonly string[];
}

const useShown = keptInBrowser<Shown>('starboard.hints', () => ({ shown: [] }));

interface CoachHintProps {
  /** A player who has put the hint of this name away does not see it again. */
  readonly id: string;
  /** What it says was done: it has served. */
  readonly isDone: boolean;
  readonly children: ReactNode;
}

export const putAway = (id: string): void => useShown.setState(({ shown }) => ({ shown: [...shown, id] }));

/** Names of the hints that have been put away on this device. */
export const useHintsSeen = (): readonly string[] => useShown(({ shown }) => shown);

/** Whether a hint is still to be seen: beginners want hints, and this one has not been put away. */
export function useIsHinted(id: string): boolean {
  const { coach } = useSettings();
  const isNew = useShown(({ shown }) => !shown.includes(id));
  return coach && isNew;
}

/** A word to a beginner, once. */
export function CoachHint({ id, isDone, children }: CoachHintProps) {
  const isNew = useShown(({ shown }) => !shown.includes(id));
  const isHinted = useIsHinted(id);
  const say = useSay('table');
  useEffect(() => {
    if (isNew && isDone) putAway(id);
  }, [id, isNew, isDone]);
  if (!isHinted) return null;
  return (
    <aside className={styles.hint} data-part="hint">
      <Lightbulb size={18} aria-hidden />
      <p>{children}</p>
      <button type="button" onClick={() => putAway(id)}>
        {say('web.coach.understood')}
      </button>
    </aside>
  );
}
