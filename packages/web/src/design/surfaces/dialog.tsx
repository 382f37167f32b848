import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../browser/after-paint.ts';
import { classNames } from '../class-names.ts';
import { takeFocus } from '../browser/take-focus.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** The close button's name. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A native dialog that is open as long as it is drawn: the browser keeps focus in it and gives it back. */
export function Dialog({ title, closeLabel, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // only a dialog that is closed before it is taken away gives the focus back
  useLayoutEffect(() => {
    const { current } = dialog;
    // everything behind it becomes inert, or is so no longer: that takes a slow device longer than a press may
    const callOff = afterPaint(() => {
      if (!current || current.open) return;
      current.showModal();
      // what is typed at once belongs to the form: left to itself the browser begins at the cross
      takeFocus(current.querySelector<HTMLElement>('form :is(input, button)'));
    });
    return () => {
      callOff();
      current?.close();
    };
  }, []);
  const leave = () => {
    dialog.current?.classList.add(styles['leaving'] ?? '');
    afterPaint(onClose);
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // a click beside it puts it away
      closedby="any"
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} onClick={leave} aria-label={closeLabel}>
          <X size={22} aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  );
}
