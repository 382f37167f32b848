const aMove = 600;

/** How long another seat's move is looked at: not at all by those who look away or want less motion. */
export function usualPace(): number {
  if (typeof document === 'undefined') return 0;
  return document.hidden || document.documentElement.dataset['motion'] === 'less' ? 0 : aMove;
}
