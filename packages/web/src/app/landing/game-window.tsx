import { ArrowRight, Check, Clock, Gauge, Hammer, Users } from 'lucide-react';
import { type CSSProperties, useDeferredValue, useId } from 'react';
import { classNames } from '../../design/class-names.ts';
import { gradientStops } from '../../design/drawing/gradient-stops.tsx';
import type { WebGame } from '../../games/web-game.ts';
import { useSay } from '../../language/say.ts';
import { KeyArt } from '../shelf/key-art.tsx';
import { useShelfSay } from '../shelf/use-shelf-say.ts';
import styles from './game-windows.module.css';
import type { LeaningWindow } from './leaning-windows.ts';

interface GameWindowProps {
  readonly game: WebGame;
  readonly shape: LeaningWindow;
  readonly isStack: boolean;
  readonly group: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

export function GameWindow({ game, shape, isStack, group, isChosen, onChoose }: GameWindowProps) {
  const { outline, ...box } = shape;
  const frame = useId();
  // words first: a picture takes a slow device longer than all the rest
  const isPictureDue = useDeferredValue(true, false);
  return (
    <label
      className={classNames(styles.window, isChosen && styles.chosen)}
      style={{ ...box, '--tint': game.tint } as CSSProperties}
    >
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className={styles.pane} style={{ clipPath: `path("${outline}")` }}>
        {isPictureDue && <KeyArt game={game.id} crop={isStack ? 'wide' : 'whole'} />}
        <span className={styles.fade} />
        {!game.table && <Building />}
        <Caption game={game} isChosen={isChosen} />
      </span>
      <svg className={styles.frame} aria-hidden="true">
        <linearGradient id={frame} x1="0" y1="0" x2=".3" y2="1">
          {gradientStops([0, 'var(--frame-lit)'], [0.5, 'var(--frame)', 0.45], [1, 'var(--frame)', 0.7])}
        </linearGradient>
        <path d={outline} stroke={isChosen ? 'var(--amber-fill)' : `url(#${frame})`} />
      </svg>
    </label>
  );
}

function Building() {
  const say = useSay('app');
  return (
    <span className={styles.building}>
      <Hammer size={16} aria-hidden />
      {say('web.game.building')}
    </span>
  );
}

function Caption({ game, isChosen }: { readonly game: WebGame; readonly isChosen: boolean }) {
  const say = useShelfSay();
  const { min, max } = game.seats;
  return (
    <span className={styles.caption}>
      <b>{say(`web.game.${game.id}.name`)}</b>
      <span className={styles.about}>{say(`web.game.${game.id}.about`)}</span>
      <span className={styles.facts}>
        <span>
          <Users size={16} aria-hidden />
          <span className="unseen">{say('web.game.players')}</span> {min}–{max}
        </span>
        <span>
          <Clock size={16} aria-hidden />
          {say('web.game.minutes', { count: game.minutes })}
        </span>
        <span>
          <Gauge size={16} aria-hidden />
          <span className="unseen">{say('web.game.weight')}</span> {say(`web.game.weight.${game.weight}`)}
        </span>
        <span className={styles.mark}>
          <span>{say(isChosen ? 'web.landing.chosen' : 'web.landing.choose-this')}</span>
          {isChosen ? <Check size={18} aria-hidden /> : <ArrowRight size={18} aria-hidden />}
        </span>
      </span>
    </span>
  );
}
