import { useTableRoom } from '../table-room.ts';
import { endingLine } from './ending-line.ts';
import { victory } from './victory.ts';

interface VictoryLines {
  readonly title: string;
  readonly line: string | null;
}

/** Who has won, and how it came to that. */
export function useVictory(): VictoryLines {
  const { state, say, game, nameOf } = useTableRoom();
  const ended = victory(state);
  const { kind, winners } = ended;
  const seats = winners.map((seat) => ({ seat }));
  const [seat = null] = winners;
  const round = state.view ? game.round(state.view) : 0;
  const how = endingLine(ended, state.viewer, round);
  const events = state.log.map(({ event }) => event);
  const told = kind === 'played' && state.view ? game.lastWord?.(events, state.view, say) : null;
  const line = told ?? (how && say(how));
  if (kind === 'agreed') return { title: say('web.end.agreed'), line };
  if (winners.length > 1) return { title: say('web.end.shared', { seats }), line };
  if (seat === null) return { title: say('web.end.nobody'), line };
  const isOwn = seat === state.viewer;
  return { title: say(isOwn ? 'web.end.you-win' : 'web.end.wins', { name: nameOf(seat) }), line };
}
