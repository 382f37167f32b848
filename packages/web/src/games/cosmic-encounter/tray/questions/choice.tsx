import type { View } from '@starboard/cosmic-encounter';
import type { ReactNode } from 'react';
import { classNames } from '../../../../design/class-names.ts';
import type { TableParts } from '../../../../table/table-game.ts';
import { useChoosing } from '../../choosing/choosing.tsx';
import { type CePlace, placesOf } from '../../keys/places.ts';
import { useLongPress } from '../hand/use-long-press.ts';
import type { QuestionProps } from './question.tsx';
import styles from './questions.module.css';

interface ChoiceProps extends QuestionProps {
  readonly option: string;
  readonly part?: string | null;
  readonly label?: string;
  readonly className?: string | undefined;
  /** What can be read about it. */
  readonly subject?: string | null;
  readonly children: ReactNode;
}

/** One option as a button; pointing at it shows it on the board. */
export function Choice({
  parts,
  prompt,
  option,
  part = null,
  label,
  className,
  subject = null,
  children,
}: ChoiceProps) {
  const { countOf, pressKey } = useChoosing();
  const { count } = countOf({ part, key: option });
  const hold = useLongPress(() => subject !== null && parts.read(subject));
  const point = usePointing(parts, prompt.prompt, option);
  return (
    <button
      type="button"
      className={classNames(styles.choice, className)}
      data-lit=""
      data-subject={subject ?? undefined}
      aria-label={label}
      aria-pressed={count > 0}
      aria-disabled={parts.isSending || undefined}
      onClick={() => pressKey({ part, key: option })}
      {...(subject !== null && hold)}
      {...point}
    >
      {children}
    </button>
  );
}

/** Where an option stands is lit on the board while its button is pointed at. */
export function usePointing({ view, viewer, pointAt }: TableParts<View>, prompt: string, option: string) {
  const show = () => {
    const places: readonly CePlace[] = placesOf(view, viewer, prompt, option);
    if (places.length > 0) pointAt(places);
  };
  const hide = () => pointAt([]);
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
}
