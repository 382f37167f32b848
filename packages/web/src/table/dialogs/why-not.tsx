import { BookOpen, Lock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { sayReason } from '../say-reason.ts';
import { useScreen, useTableContext } from '../table-context.ts';
import type { Screen } from '../screen/use-screen-state.ts';
import { bubblePosition } from './bubble-position.ts';
import styles from './why-not.module.css';

/** Why something cannot be done, beside what was pressed, with the rule behind it. */
export function WhyNot() {
  const { why } = useScreen();
  return why && <Bubble why={why} />;
}

function Bubble({ why }: { readonly why: NonNullable<Screen['why']> }) {
  const { reason, beside: pressed } = why;
  const { change, say, game } = useTableContext();
  const bubble = useRef<HTMLDivElement>(null);
  // a press on something else closes the bubble, and has perhaps asked for another reason by then
  const close = () => change((now) => (now.why === why ? { why: null } : {}));
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    const at = bubblePosition(pressed, current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    current.style.translate = `${at.x}px ${at.y}px`;
  }, [pressed]);
  return (
    <div
      ref={bubble}
      popover="auto"
      className={styles.bubble}
      aria-live="polite"
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <b>
        <Lock size={15} aria-hidden />
        {sayReason(game, reason, say)}
      </b>
      {reason.rule !== undefined && (
        <details>
          <summary>
            <BookOpen size={14} aria-hidden />
            {say('web.why.rule')}
          </summary>
          <p>{say({ key: reason.rule })}</p>
        </details>
      )}
      <button type="button" className={styles.close} onClick={close}>
        {say('web.why.close')}
      </button>
    </div>
  );
}
