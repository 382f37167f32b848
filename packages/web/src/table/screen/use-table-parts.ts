import { whyRefused } from '@starboard/engine';
import { useMemo } from 'react';
import { useIsHandheld } from '../../settings/use-media.ts';
import { useSettings } from '../../settings/settings.ts';
import { useProposal } from '../prompt/use-proposal.ts';
import { useIsOver, useScreen, useTableContext, useTableState } from '../table-context.ts';
import type { TableParts } from '../table-game.ts';

/** Changes only when a board has reason to be drawn anew: not for chat, clocks and comings and goings. */
export function useTableParts(): TableParts | null {
  const isPhone = useIsHandheld();
  const { confirm } = useSettings();
  const { acts, change } = useTableContext();
  const { pointedAt } = useScreen();
  const state = useTableState('view', 'viewer', 'awaited', 'isSending', 'prompt', 'refused');
  const { view, viewer, awaited, isSending, refused } = state;
  const hasEnded = useIsOver();
  const prompt = acts ? state.prompt : null;
  const proposed = useProposal()?.answer ?? null;
  return useMemo(
    () =>
      view && {
        view,
        viewer,
        isReplay: acts === null,
        isOver: hasEnded,
        prompt,
        awaited,
        isSending,
        proposed,
        pointedAt,
        isPhone,
        answer: (answer) => acts?.answer(answer),
        propose: (answer, asked) => {
          if (!confirm || !prompt) acts?.answer(answer);
          else {
            const askedFrom = document.activeElement;
            change({ proposal: { ...asked, answer, decision: prompt.decision, askedFrom } });
          }
        },
        whyNot: (key) => whyRefused(refused, key),
        explain: (reason) => change({ why: { reason, beside: pressed() } }),
        pointAt: (places) => change({ pointedAt: places }),
        read: (subject) => change({ reading: subject, why: null }),
      },
    [
      view,
      viewer,
      hasEnded,
      prompt,
      refused,
      awaited,
      isSending,
      proposed,
      pointedAt,
      isPhone,
      acts,
      confirm,
      change,
    ],
  );
}

/** Where on the screen the player pressed last. */
function pressed(): DOMRect {
  const element = document.activeElement;
  if (element && element !== document.body) return element.getBoundingClientRect();
  return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
}
