/** A gate and a planet: the way back to the board. */
export const BoardIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.700"
    aria-hidden="true"
  >
    <circle cx="15.500" cy="6.500" r="4.200" />
    <ellipse cx="6.500" cy="14.500" rx="2.600" ry="6" transform="rotate(45 6.500 14.500)" />
    <path d="M8.500 12.500l3-3" strokeLinecap="round" />
  </svg>
);
