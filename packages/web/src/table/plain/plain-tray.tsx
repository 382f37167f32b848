import type { Prompt } from '@starboard/engine';
import { type RefObject, useEffect, useRef } from 'react';
import { AnswersAhead } from '../ahead/answers-ahead.tsx';
import { DroppedAnswers } from '../ahead/dropped-answers.tsx';
import { Answers } from '../answers/answers.tsx';
import { isForTable } from '../keys/is-for-table.ts';
import { OrdersButton } from '../orders/orders-button.tsx';
import { sayReason } from '../say-reason.ts';
import { useTableContext } from '../table-context.ts';
import type { TableParts } from '../table-game.ts';
import styles from './plain.module.css';

/** What is asked, with a control for every answer; and what is not offered, with its reason. */
export function PlainTray({ parts: { prompt } }: { readonly parts: TableParts }) {
  const { say } = useTableContext();
  const tray = useRef<HTMLDivElement>(null);
  useDigits(tray);
  return (
    <div ref={tray} className={styles.tray}>
      <DroppedAnswers />
      {prompt ? (
        <>
          <Answers prompt={prompt} />
          <Refused prompt={prompt} />
        </>
      ) : (
        <p className={styles.idle}>{say('web.plain.idle')}</p>
      )}
      <AnswersAhead />
      <OrdersButton />
    </div>
  );
}

function Refused({ prompt: { prompt, refused = [] } }: { readonly prompt: Prompt }) {
  const { game, say } = useTableContext();
  if (refused.length === 0) return null;
  return (
    <details className={styles.refused}>
      <summary>{say('web.plain.refused')}</summary>
      <ul>
        {refused.map(({ keys, reason }, index) => (
          <li key={index}>
            {keys.map((key) => say(game.text.option(prompt, key))).join(', ')}: {sayReason(game, reason, say)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Answers that have a number; what is folded up, or a part of something larger, has none. */
const numbered = ':scope > ul > li > button, :scope > div > ul > li > label';

/** 1 to 9, by their place on the keyboard, press the answer with that number. */
function useDigits(tray: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
      if (digit === undefined || !isForTable(event)) return;
      const answers = tray.current?.querySelectorAll<HTMLElement>(numbered) ?? [];
      answers[Number(digit) - 1]?.click();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [tray]);
}
