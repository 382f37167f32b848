import { Bot, Flag, Hand, Hourglass, RotateCw, WifiOff } from 'lucide-react';
import { Activity, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/controls/button.tsx';
import { classNames } from '../../design/class-names.ts';
import { SeatBadge } from '../../design/drawing/seat-badge.tsx';
import { useIsHandheld } from '../../settings/use-media.ts';
import { Clock } from '../clock/clock.tsx';
import { lastSeconds } from '../clock/time-left.ts';
import { useDeadline } from '../clock/use-deadline.ts';
import { useTimeLeft } from '../clock/use-time-left.ts';
import { OrdersButton } from '../orders/orders-button.tsx';
import { useScreen, useTableContext, useTableState } from '../table-context.ts';
import { useOnChange } from '../use-on-change.ts';
import { AboutButton } from './about-button.tsx';
import { moodParts, moodSeat, promptMood } from './prompt-mood.ts';
import { ProposalActs } from './proposal-acts.tsx';
import { useProposal } from './use-proposal.ts';
import { WaitButton } from './wait-button.tsx';
import { usePromptLines } from './use-prompt-lines.tsx';
import styles from './prompt-bar.module.css';

interface PromptBarProps {
  /** Before the prompt: which table this is. */
  readonly brand?: ReactNode;
  /** After it: what can be done. */
  readonly children?: ReactNode;
}

/** Who is awaited, what for, and for how long: always in the same place. */
export function PromptBar({ brand, children }: PromptBarProps) {
  const { say, change, acts } = useTableContext();
  const { page, isText } = useScreen();
  const state = useTableState(...moodParts);
  const isPhone = useIsHandheld();
  const mood = promptMood(state);
  const seat = moodSeat(mood);
  const time = useTimeLeft(seat);
  const deadline = useDeadline();
  const isLate = mood.kind === 'asked' && time !== null && time.left <= lastSeconds;
  const { title, line } = usePromptLines(mood, isLate);
  const proposal = useProposal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusIfNowhere(heading.current), []);
  // what had the focus may have gone with the question before
  useOnChange(state.prompt?.prompt, () => focusIfNowhere(heading.current));
  // a phone's sheet has more room for them, and thumbs are there
  const isAnsweredBelow = isPhone && page === 'board' && !isText;
  // where the own things are seen, they tell of the use that is answered, and open its text
  const isToldBelow = mood.kind === 'react' && !isText && (!isPhone || page === 'board');
  return (
    <header
      className={classNames(styles.bar, isLate && styles.late, seat === null && styles.dark)}
      data-seat={seat ?? undefined}
      data-decision={state.prompt?.decision}
    >
      {brand}
      <div className={styles.ask}>
        {seat !== null && mood.kind !== 'stood-in' ? (
          <SeatBadge seat={seat} size={isPhone ? 34 : 38} />
        ) : (
          <span className={styles.sign}>{signs[mood.kind]}</span>
        )}
        <div className={styles.words} aria-live="polite">
          <h1 tabIndex={-1} ref={heading}>
            {proposal?.title ?? title}
          </h1>
          <div className={classNames(styles.line, proposal && styles.asked)}>
            {proposal ? (proposal.line ?? say('web.confirm.public')) : line}
          </div>
        </div>
      </div>
      <div className={styles.acts}>
        {time && <Clock time={time} size={isPhone ? 22 : 30} say={say} />}
        {deadline && <Clock time={deadline} size={isPhone ? 22 : 30} say={say} />}
        {mood.kind === 'away' && acts && (
          <Button isSmall={isPhone} onClick={acts.tryNow} icon={<RotateCw size={18} aria-hidden />}>
            <span className={classNames(isPhone && 'unseen')}>{say('web.prompt.try-now')}</span>
          </Button>
        )}
        {!isToldBelow && <AboutButton />}
        {/* where a moment to react passes, a player thinks of those they would rather not be asked in */}
        {mood.kind === 'react' && <OrdersButton isHere />}
        {!isAnsweredBelow && <WaitButton isSmall={isPhone} />}
        {mood.kind === 'stood-in' && (
          <Button isSmall={isPhone} onClick={() => change({ side: 'log', page: 'log' })}>
            {say('web.prompt.what-it-did')}
          </Button>
        )}
        {/* hidden, not gone: the focus comes back to what was pressed there */}
        <Activity mode={proposal ? 'hidden' : 'visible'}>{children}</Activity>
        {proposal && !isAnsweredBelow && <ProposalActs isSmall={isPhone} />}
      </div>
    </header>
  );
}

/** A player who comes to the table with the keyboard begins at the prompt, and goes on there. */
function focusIfNowhere(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

const signs = {
  away: <WifiOff size={20} aria-hidden />,
  over: <Flag size={20} aria-hidden />,
  asked: null,
  react: <Hand size={20} aria-hidden />,
  'stood-in': <Bot size={20} aria-hidden />,
  waiting: <Hourglass size={20} aria-hidden />,
} as const;
