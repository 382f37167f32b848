import { useMemo } from 'react';
import type { Say } from '../../language/say.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import { endingLine } from './ending-line.ts';
import { type Victory, victory } from './victory.ts';

interface VictoryLines {
  readonly title: string;
  readonly line: string | null;
  /** For whom bots played at the end. */
  readonly stoodIn: string | null;
}

/** Who has won, and how it came to that. */
export function useVictory(): VictoryLines {
  const { say, game, nameOf } = useTableContext();
  const state = useTableState('outcome', 'table', 'viewer');
  const ended = victory(state);
  const { kind, winners } = ended;
  const stoodIn = stoodInWords(ended, say);
  const seats = winners.map((seat) => ({ seat }));
  const [seat = null] = winners;
  const how = endingLine(ended, state.viewer);
  const told = useLastWord(kind);
  const line = told ?? (how && say(how));
  if (kind === 'agreed') return { title: say('web.end.agreed'), line, stoodIn };
  if (game.isTogether)
    return {
      title: say(winners.length > 0 ? 'web.end.together-won' : 'web.end.together-lost'),
      line,
      stoodIn,
    };
  if (winners.length > 1) return { title: say('web.end.shared', { seats }), line, stoodIn };
  if (seat === null) return { title: say('web.end.nobody'), line, stoodIn };
  // what a bot has won for a player is not theirs
  const isOwn = seat === state.viewer && !ended.stoodIn.includes(seat);
  return { title: say(isOwn ? 'web.end.you-win' : 'web.end.wins', { name: nameOf(seat) }), line, stoodIn };
}

/** How the rules ended it, once they have: a long log is not gone through before. */
function useLastWord(kind: Victory['kind']): string | null {
  const { say, game } = useTableContext();
  const { log, view } = useTableState('log', 'view');
  const hasEnded = kind === 'played' && view !== null;
  return useMemo(
    () => (hasEnded ? (game.lastWord?.(log.events, view, say) ?? null) : null),
    [hasEnded, game, log, view, say],
  );
}

const stoodInWords = ({ stoodIn }: Victory, say: Say): string | null =>
  stoodIn.length === 0
    ? null
    : say('web.end.stood-in', { seats: stoodIn.map((seat) => ({ seat })), count: stoodIn.length });
