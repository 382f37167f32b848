import { ArrowLeft, ArrowRight, ChevronDown, GraduationCap, Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/controls/button.tsx';
import { ButtonLink } from '../../design/controls/button-link.tsx';
import { classNames } from '../../design/class-names.ts';
import { useSay } from '../../language/say.ts';
import styles from './coach.module.css';
import type { LessonScript } from './lesson-script.ts';

interface CoachProps {
  readonly script: LessonScript;
  /** Of the step. */
  readonly name: string;
  readonly at: number;
  readonly of: number;
  /** Where there is only something to read: goes on. */
  readonly onRead?: () => void;
  readonly onBack?: () => void;
  /** Does what is asked for, for a pupil who would rather watch. */
  readonly onShow?: () => void;
}

/** What the coach says, and how far the lesson is. It covers no button, and while places are lit only its title stays. */
export function Coach({ script, name, at, of, onRead, onBack, onShow }: CoachProps) {
  const { game } = script.wish;
  const say = useSay('lesson', script.texts);
  const isLast = at === of - 1;
  const [foldedAt, setFoldedAt] = useState<string | null>(null);
  const isFolded = foldedAt === name;
  // what the coach says next is to be read
  if (foldedAt !== null && !isFolded) setFoldedAt(null);
  return (
    <aside
      className={classNames(styles.coach, isFolded && styles.folded)}
      aria-label={say('web.lesson.coach')}
    >
      <header className={styles.head}>
        <GraduationCap size={20} aria-hidden />
        <progress value={at} max={of - 1} aria-label={say('web.lesson.progress')} />
        <button
          type="button"
          className={classNames(styles.icon, styles.fold)}
          aria-expanded={!isFolded}
          aria-label={say('web.lesson.fold')}
          onClick={() => setFoldedAt(isFolded ? null : name)}
        >
          <ChevronDown size={22} aria-hidden />
        </button>
        <Link href="/" className={styles.icon} aria-label={say('web.lesson.leave')}>
          <X size={20} aria-hidden />
        </Link>
      </header>
      <div aria-live="polite">
        <h2>{say(`web.game.${game}.lesson.${name}.title`)}</h2>
        <p>{say(`web.game.${game}.lesson.${name}.text`)}</p>
      </div>
      <footer className={styles.acts}>
        {onBack && !isLast && (
          <Button isSmall look="ghost" icon={<ArrowLeft size={17} aria-hidden />} onClick={onBack}>
            {say('web.lesson.back')}
          </Button>
        )}
        {onShow && (
          <Button isSmall icon={<Sparkles size={17} aria-hidden />} onClick={onShow}>
            {say('web.lesson.show')}
          </Button>
        )}
        {onRead && !isLast && (
          <Button isSmall look="primary" icon={<ArrowRight size={17} aria-hidden />} onClick={onRead}>
            {say('web.lesson.next')}
          </Button>
        )}
        {isLast && (
          <ButtonLink href={`/play/${game}`} look="go">
            {say('web.lesson.play')}
          </ButtonLink>
        )}
      </footer>
    </aside>
  );
}
