/** Stops of a gradient: where, which colour, how solid. */
export const Stops = ({ at }: { readonly at: readonly (readonly [number, string, number?])[] }) =>
  at.map(([offset, colour, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      stopColor={colour}
      {...(opacity !== undefined && { stopOpacity: opacity })}
    />
  ));
