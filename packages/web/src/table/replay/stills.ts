import type { Sections } from '@starboard/protocol';

interface StillsSettings {
  readonly fetch: (step: number) => Promise<Sections | null>;
  /** `cameFrom`: the step that was shown before, if any was. */
  readonly show: (step: number, sections: Sections | null, cameFrom: number | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Shows pictures of a film, one at a time: what was wanted while one was on its way is passed over but for the latest. */
export function showsStills({ fetch, show, failed }: StillsSettings) {
  let wanted: number | null = null;
  let isFetching = false;
  let shown: number | null = null;
  const next = async (): Promise<void> => {
    const step = wanted;
    if (step === null || isFetching) return;
    wanted = null;
    isFetching = true;
    try {
      show(step, await fetch(step), shown);
      shown = step;
    } catch (error) {
      failed(error);
    }
    isFetching = false;
    await next();
  };
  return {
    show(step: number): void {
      wanted = step;
      void next();
    },
  };
}
