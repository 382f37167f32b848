import { Maximize, ZoomIn } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { classNames } from '../../design/class-names.ts';
import { type Shown, useZoom } from './use-zoom.ts';
import styles from './zoomable.module.css';

interface ZoomableProps {
  /** Natural size of what is zoomed. */
  readonly size: { readonly width: number; readonly height: number };
  /** What part of it is shown while nothing is enlarged; all of it if nothing is said. */
  readonly shown?: Shown;
  /** What is shown while nothing is enlarged; it finds a place for the button that enlarges it. */
  readonly renderFit: (zoomButton: ReactNode) => ReactNode;
  readonly zoomLabel: string;
  readonly fitLabel: string;
  /** What is shown enlarged. */
  readonly children: ReactNode;
}

/** Two fingers, two taps, `+` or the button enlarge it; two taps, `-` or the button show it whole again. */
export function Zoomable({ size, shown, renderFit, zoomLabel, fitLabel, children }: ZoomableProps) {
  const surface = useRef<HTMLDivElement>(null);
  const zoom = useZoom(surface, size, shown);
  const { scale } = zoom;
  const hadFocus = useRef(false);
  // the one button goes when the other comes: a player who was inside by keyboard stays at it
  const button = useCallback((shown: HTMLButtonElement | null) => {
    if (hadFocus.current && document.activeElement === document.body) shown?.focus();
  }, []);
  return (
    <div
      className={styles.zoomable}
      {...zoom.gestures}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null && hadFocus.current;
      }}
    >
      {scale === null ? (
        <div ref={surface} className={styles.surface}>
          {renderFit(
            <button
              ref={button}
              type="button"
              className={styles.button}
              aria-label={zoomLabel}
              onClick={zoom.enlarge}
            >
              <ZoomIn size={20} aria-hidden />
            </button>,
          )}
        </div>
      ) : (
        <>
          <div ref={surface} className={classNames(styles.surface, styles.scrolls)}>
            <div className={styles.whole} style={{ width: size.width * scale, height: size.height * scale }}>
              <div className={styles.scaled} style={{ ...size, transform: `scale(${scale})` }}>
                {children}
              </div>
            </div>
          </div>
          <button
            ref={button}
            type="button"
            className={classNames(styles.button, styles.fit)}
            aria-label={fitLabel}
            onClick={zoom.fit}
          >
            <Maximize size={20} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
