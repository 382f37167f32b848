import {
  deadlineOf,
  type Event,
  isUnfolded,
  optionMessage,
  phaseMessage,
  projectEliteText,
  type View,
} from '@starboard/project-elite/text';
import { plainTable } from '../../table/plain/plain-table.tsx';
import { BoardIcon } from './board/board-icon.tsx';
import { EliteBoard } from './board/board.tsx';
import { shelfTexts } from './shelf-texts.ts';
import { boardTexts, cardTexts, rulesTexts } from './texts.ts';

/** Project: ELITE: its map, and plain controls for all that it asks. */
export const projectEliteTable = plainTable<View>({
  id: 'project-elite',
  texts: [shelfTexts, rulesTexts, cardTexts, boardTexts],
  text: projectEliteText,
  Board: EliteBoard,
  boardIcon: <BoardIcon />,
  isTogether: true,
  heading: phaseMessage,
  deadline: deadlineOf,
  isTurn: (event) => event.type === 'phaseBegan' && (event as Event & { phase: string }).phase === 'event',
  option: (view, { prompt, params }, key, say) =>
    say(optionMessage({ view, seat: typeof params?.seat === 'number' ? params.seat : null }, prompt, key)),
  unfolds: isUnfolded,
  lastWord(events, _view, say) {
    const over = events.findLast(({ type }) => type === 'over');
    const message = over && projectEliteText.event(over as Event);
    return message ? say(message) : null;
  },
});
