import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSay } from '../language/say.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './coach-hint.module.css';

interface Shown {
  readonly shown: readonly string[];
}

const useShown = create<Shown>()(persist((): Shown => ({ shown: [] }), { name: 'starboard.hints' }));

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
    <aside className={styles.hint}>
      <Lightbulb size={18} aria-hidden />
      <p>{children}</p>
      <button type="button" onClick={() => useShown.setState(({ shown }) => ({ shown: [...shown, id] }))}>
        {say('web.coach.understood')}
      </button>
    </aside>
  );
}
