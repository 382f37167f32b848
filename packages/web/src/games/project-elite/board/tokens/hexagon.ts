/** A path round the origin. */
export const hexagon = (r: number): string => {
  const half = Math.round(r * 8.66) / 10;
  return `M0-${r}L${half}-${r / 2}V${r / 2}L0 ${r}L-${half} ${r / 2}V-${r / 2}z`;
};
