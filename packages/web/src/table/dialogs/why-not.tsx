import { BookOpen, Lock } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { sayReason } from '../say-reason.ts';
import { useTableRoom } from '../table-room.ts';
import type { TableDesk } from '../use-table-desk.ts';
import { beside } from './beside.ts';
import styles from './why-not.module.css';

/** Why something cannot be done, beside what was pressed, with the rule behind it. */
export function WhyNot() {
  const { desk } = useTableRoom();
  return desk.why && <Bubble why={desk.why} />;
}

function Bubble({ why }: { readonly why: NonNullable<TableDesk['why']> }) {
  const { reason, beside: pressed } = why;
  const { desk, say, game } = useTableRoom();
  const bubble = useRef<HTMLDivElement>(null);
  // a press on something else closes the bubble, and has perhaps asked for another reason by then
  const close = () => desk.change((now) => (now.why === why ? { why: null } : {}));
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    const at = beside(pressed, current.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
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
