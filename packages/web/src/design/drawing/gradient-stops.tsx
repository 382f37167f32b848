/** A stop of a gradient: where, which colour, how solid. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a gradient runs through. */
export const gradientStops = (...all: readonly Stop[]) =>
  all.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
