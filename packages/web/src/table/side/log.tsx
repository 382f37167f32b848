import type { Message } from '@starboard/engine';
import { ArrowDown } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { Scroller } from '../../design/surfaces/scroller.tsx';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { classNames } from '../../design/class-names.ts';
import { SeatNames, useSay } from '../../language/say.ts';
import type { TableGame } from '../table-game.ts';
import { useTableContext, useTableState } from '../table-context.ts';
import type { EventLog, GameEvent } from '../store/event-log.ts';
import type { Screen } from '../screen/use-screen-state.ts';
import { keepAtEnd } from './keep-at-end.ts';
import { countTold, logLines, type LogLine } from './log-lines.ts';
import { markedSeat, markedText } from './marked-text.ts';
import { moveFocus } from './move-focus.ts';
import styles from './log.module.css';

/** What happened. A player who points at a line sees on the board where it was. */
export function Log() {
  const { game, say, nameOf, change, store } = useTableContext();
  const { log } = useTableState('log');
  // what a place is called stays as it is during a match: the log is not drawn anew for every view
  const placesOf = useCallback<PlacesOf>(
    (event) => {
      const { view } = store.getState();
      return view ? game.places(event, view) : [];
    },
    [game, store],
  );
  const marked = useMemo(() => (seat: number) => markedSeat(nameOf(seat)), [nameOf]);
  const lines = useMemo(() => logLines(game, log), [game, log]);
  // one stop for the Tab key; arrows go on from there
  const stop = lines.findLast(
    (line) => line.kind === 'event' && leadsOn(game, placesOf, line.entry.event),
  )?.id;
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  useLayoutEffect(() => keepAtEnd(list.current, setIsAtEnd), []);
  const unread = useUnreadEntries(game, log, isAtEnd);
  const goToEnd = () => {
    // the button goes, and leaves the keyboard where it led
    list.current?.focus({ preventScroll: true });
    list.current?.scrollTo({ top: list.current.scrollHeight });
  };
  return (
    <SeatNames value={marked}>
      <div className={styles.frame}>
        <Scroller className={styles.log} ref={list}>
          <ol aria-label={say('web.log.title')}>
            {lines.length === 0 && <li className={styles.empty}>{say('web.log.empty')}</li>}
            {lines.map((line) => (
              <Line
                key={line.id}
                game={game}
                line={line}
                isStop={line.id === stop}
                placesOf={placesOf}
                change={change}
              />
            ))}
          </ol>
        </Scroller>
        {unread > 0 && (
          <Button look="primary" isSmall className={styles.toEnd} onClick={goToEnd}>
            {say('web.log.new', { count: unread })}
            <ArrowDown size={16} aria-hidden />
          </Button>
        )}
      </div>
    </SeatNames>
  );
}

/** Whether a line can be pressed: it shows where something was, or opens what it speaks of. */
const leadsOn = (game: TableGame, placesOf: PlacesOf, event: GameEvent): boolean =>
  placesOf(event).length > 0 || (game.subjectOf?.(event) ?? null) !== null;

/** How much has been told since the player left the end of the log to read further up. */
function useUnreadEntries(game: TableGame, log: EventLog, isAtEnd: boolean): number {
  const [read, setRead] = useState(log.length);
  // what is stepped back from, the log forgets
  const now = isAtEnd ? log.length : Math.min(read, log.length);
  if (now !== read) setRead(now);
  return countTold(game, log.after(now));
}

type PlacesOf = (event: GameEvent) => readonly string[];

interface LineProps {
  readonly game: TableGame;
  readonly line: LogLine;
  /** The Tab key stops here. */
  readonly isStop: boolean;
  readonly placesOf: PlacesOf;
  /** Given, not taken from the context: a long log is not drawn anew whenever something lies open elsewhere. */
  readonly change: Screen['change'];
}

const Line = memo(({ line, ...rest }: LineProps) =>
  line.kind === 'heading' ? (
    <HeadingLine game={rest.game} heading={line.heading} />
  ) : (
    <EventLine {...rest} line={line} />
  ),
);
Line.displayName = 'Line';

function HeadingLine({ game, heading }: Pick<LineProps, 'game'> & { readonly heading: Message }) {
  const say = useSay('table', ...game.bundles);
  return (
    <li className={styles.heading}>
      <span>{say(heading)}</span>
    </li>
  );
}

interface EventLineProps extends LineProps {
  readonly line: Extract<LogLine, { readonly kind: 'event' }>;
}

function EventLine({ game, line: { entry, isPast }, isStop, placesOf, change }: EventLineProps) {
  const say = useSay(...game.bundles);
  const message = game.text.event(entry.event);
  if (!message) return null;
  const seat = game.seatOf(entry.event);
  const places = placesOf(entry.event);
  const subject = game.subjectOf?.(entry.event) ?? null;
  const isPressed = leadsOn(game, placesOf, entry.event);
  const point = () => change({ pointedAt: places });
  const unpoint = () => change({ pointedAt: [] });
  const words = markedText(message, say).map(({ text, kind }, index) =>
    kind === 'seat' ? (
      <b key={index}>{text}</b>
    ) : kind === 'thing' && isPressed ? (
      <u key={index}>{text}</u>
    ) : (
      text
    ),
  );
  return (
    <li className={classNames(styles.line, isPast && styles.past, entry.wasMissed && styles.missed)}>
      <span className={styles.badge}>{seat !== null && <SeatBadge seat={seat} size={18} />}</span>
      {!isPressed ? (
        <span>{words}</span>
      ) : (
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          onKeyDown={moveFocus}
          onPointerEnter={point}
          onPointerLeave={unpoint}
          onFocus={point}
          onBlur={unpoint}
          data-subject={subject ?? undefined}
          aria-haspopup={subject === null ? undefined : 'dialog'}
          onClick={() =>
            change(subject === null ? { pointedAt: places, page: 'board' } : { reading: subject })
          }
        >
          {words}
        </button>
      )}
    </li>
  );
}
