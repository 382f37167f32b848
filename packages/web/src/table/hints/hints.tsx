import { Lightbulb, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Popover } from '../../design/surfaces/popover.tsx';
import { useSay } from '../../language/say.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { putAway, useHintsSeen } from '../coach-hint.tsx';
import { useParts, useTableContext } from '../table-context.ts';
import type { TableParts } from '../table-game.ts';
import type { GameHints } from './game-hints.ts';
import styles from './hints.module.css';

/** So long a hint is on the screen before it counts as read, in milliseconds. */
const readIn = 4_000;

interface HintsProps {
  /** Only that there is something to be told, until the player asks for it. */
  readonly isFolded?: boolean;
}

/** A word to a beginner at the first moment it helps. It lies over nothing. */
export function Hints({ isFolded = false }: HintsProps) {
  const { game, acts, hasHints } = useTableContext();
  const parts = useParts();
  const { coach } = useSettings();
  if (!game.hints || !acts || !parts || !coach || !hasHints) return null;
  if (parts.viewer === 'spectator' || parts.isOver) return null;
  return (
    <Suspense>
      <HintNow game={game.id} hints={game.hints} parts={parts} isFolded={isFolded} />
    </Suspense>
  );
}

interface HintNowProps {
  readonly game: string;
  readonly hints: GameHints;
  readonly parts: TableParts;
  readonly isFolded: boolean;
}

function HintNow({ game, hints, parts, isFolded }: HintNowProps) {
  const seen = useHintsSeen();
  const idOf = (name: string): string => `${game}.${name}`;
  const names = hints.now(parts);
  const name = names.find((each) => !seen.includes(idOf(each))) ?? null;
  const last = useRef({ name, since: 0 });
  useEffect(() => {
    const { name: before, since } = last.current;
    if (before === name) return;
    const isRead = !isFolded && performance.now() - since > readIn;
    // its moment has passed
    if (before !== null && !names.includes(before) && isRead) putAway(idOf(before));
    last.current = { name, since: performance.now() };
  });
  return name === null ? null : (
    <Hint game={game} hints={hints} name={name} id={idOf(name)} isFolded={isFolded} />
  );
}

interface HintProps extends Pick<HintNowProps, 'game' | 'hints' | 'isFolded'> {
  readonly name: string;
  readonly id: string;
}

function Hint({ game, hints, name, id, isFolded }: HintProps) {
  const say = useSay('table', hints.texts);
  const text = say(`web.game.${game}.hint.${name}`);
  return isFolded ? <FoldedHint id={id} name={name} text={text} /> : <Told id={id} name={name} text={text} />;
}

interface ToldProps {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

function Told({ id, name, text }: ToldProps) {
  const say = useSay('table');
  return (
    <section className={styles.hint} aria-label={say('web.coach.hint')} data-part="hint" data-hint={name}>
      <div className={styles.head}>
        <Lightbulb size={18} aria-hidden />
        <b>{say('web.coach.hint')}</b>
        <button
          type="button"
          className={styles.close}
          aria-label={say('web.coach.understood')}
          onClick={() => putAway(id)}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <p>{text}</p>
      <button type="button" className={styles.never} onClick={() => changeSettings({ coach: false })}>
        {say('web.coach.no-more')}
      </button>
    </section>
  );
}

/** On a phone there is no room to tell it unasked: a word says that there is one. Closed again, it has been read. */
function FoldedHint({ id, name, text }: ToldProps) {
  const say = useSay('table');
  const popover = useId();
  return (
    <>
      <button type="button" className={styles.fold} popoverTarget={popover} data-hint-of={name}>
        <Lightbulb size={15} aria-hidden />
        {say('web.coach.hint')}
      </button>
      <Popover
        id={popover}
        className={styles.unfolded}
        onToggle={({ newState }) => newState === 'closed' && putAway(id)}
      >
        <Told id={id} name={name} text={text} />
      </Popover>
    </>
  );
}
