import { unawaited } from '../unawaited.ts';
import type { Bus, Report } from './bus.ts';

/** Milliseconds after which the node looks again: the database may be away as well. */
const lookAgain = 2_000;

/** Looks up in the database what may have been missed, after every gap, until that has succeeded; once at a time. */
export function afterGap(bus: Bus, lookUp: () => Promise<void>, failed: Report): () => void {
  let isDue = false;
  let isLooking = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      while (isDue) {
        isDue = false;
        await lookUp();
      }
    } catch (error) {
      isDue = true;
      if (!isStopped) timer = setTimeout(() => unawaited(look(), failed), lookAgain).unref();
      throw error;
    } finally {
      isLooking = false;
    }
  };

  const leave = bus.onGap(() => {
    isDue = true;
    clearTimeout(timer);
    unawaited(look(), failed);
  });
  return () => {
    leave();
    clearTimeout(timer);
    isStopped = true;
    isDue = false;
  };
}
