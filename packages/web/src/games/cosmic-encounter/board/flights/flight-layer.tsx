import type { Seat } from '@starboard/engine';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useIsCalm } from '../../../../settings/page-settings.ts';
import { ShipStack } from '../../pieces/ship-stack.tsx';
import type { Spot } from '../geometry/shapes.ts';
import { type Flight, flightPlan, type Scene } from './flight-plan.ts';
import styles from './flight-layer.module.css';

interface FlightLayerProps {
  readonly scene: Scene;
  /** How the board lies under it, where it is not drawn at its natural size. */
  readonly style?: CSSProperties;
}

/** Above the board: ships on their way from where they were when it was last drawn. */
export function FlightLayer({ scene, style }: FlightLayerProps) {
  const isCalm = useIsCalm();
  const [shown, setShown] = useState({ scene, number: 0 });
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  if (shown.scene.view !== scene.view) {
    const number = shown.number + 1;
    setShown({ scene, number });
    const started = flightPlan(shown.scene, scene, isCalm);
    // what was on its way before lands as well, unless the board has leapt elsewhere
    const airborne = started?.map((flight) => ({ ...flight, id: `${number}:${flight.id}` }));
    setFlights(airborne ? [...flights, ...airborne] : []);
  }
  const isSeen = flights.length > 0 && !document.hidden;
  return (
    <div className={styles.layer} style={style} aria-hidden="true" data-flights={flights.length}>
      {isSeen &&
        flights.map((flight) => (
          <FlyingShip
            key={flight.id}
            flight={flight}
            onLanded={() => setFlights((all) => all.filter(({ id }) => id !== flight.id))}
          />
        ))}
    </div>
  );
}

const at = ({ x, y }: Spot): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** Along its way; where there is none, it fades in. */
function framesOf(path: readonly Spot[]): Keyframe[] {
  const [only] = path;
  if (path.length === 1 && only) return [0, 1].map((opacity) => ({ transform: at(only), opacity }));
  return path.map((spot) => ({ transform: at(spot) }));
}

function FlyingShip({ flight, onLanded }: { readonly flight: Flight; readonly onLanded: () => void }) {
  const ship = useRef<SVGSVGElement>(null);
  const landed = useRef(onLanded);
  useEffect(() => {
    const { current } = ship;
    const { path, delay, duration, stack } = flight;
    if (!current) return undefined;
    const flown = current.animate(framesOf(path), {
      duration,
      delay,
      fill: 'both',
      easing: 'cubic-bezier(0.45, 0, 0.15, 1)',
    });
    const hidden = stack === null ? null : hideUntil(stack, delay + duration * 0.92);
    const land = () => landed.current();
    flown.addEventListener('finish', land);
    return () => {
      flown.removeEventListener('finish', land);
      flown.cancel();
      hidden?.cancel();
    };
  }, [flight]);
  return <Ship ref={ship} seat={flight.seat} />;
}

/** What has arrived is not seen twice: a stack that is new shows when its first ship has landed. */
function hideUntil(stack: string, duration: number): Animation | null {
  const element = document.querySelector(`[data-stack="${CSS.escape(stack)}"]`);
  return element?.animate({ opacity: [0, 0] }, { duration }) ?? null;
}

const Ship = ({ ref, seat }: { readonly ref: React.Ref<SVGSVGElement>; readonly seat: Seat }) => (
  <svg ref={ref} className={styles.ship} width="32" height="20" viewBox="-16 -10 32 20">
    <ShipStack seat={seat} count={1} number="none" />
  </svg>
);
