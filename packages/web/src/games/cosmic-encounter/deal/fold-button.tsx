import { ChevronsDown } from 'lucide-react';
import { classNames } from '../../../design/class-names.ts';
import { Button } from '../../../design/controls/button.tsx';
import { useTableContext } from '../../../table/table-context.ts';
import type { Dealing } from './dealing.tsx';
import styles from './fold-button.module.css';

interface FoldButtonProps extends Pick<Dealing, 'setOpen'> {
  /** Its sign alone, among other things. */
  readonly isShort?: boolean;
  /** Its sign alone, in the corner. */
  readonly isSign?: boolean;
}

/** Folds the talks away, to look at the board. */
export function FoldButton({ setOpen, isShort = false, isSign = false }: FoldButtonProps) {
  const { say } = useTableContext();
  return (
    <button
      type="button"
      className={classNames(styles.fold, isShort && styles.short)}
      data-folds
      onClick={() => setOpen(false)}
      aria-keyshortcuts="Escape"
    >
      <ChevronsDown size={isShort ? 22 : 18} aria-hidden />
      <span className={isShort || isSign ? 'unseen' : undefined}>{say('web.ce.deal.fold')}</span>
    </button>
  );
}

/** Back to the talks; for a talker the one thing to do. */
export function UnfoldButton({ dealing: { isTalker, setOpen } }: { readonly dealing: Dealing }) {
  const { say } = useTableContext();
  return (
    <Button look={isTalker ? 'go' : 'quiet'} data-folds onClick={() => setOpen(true)}>
      {say('web.ce.deal.unfold')}
    </Button>
  );
}
