/** A map of three lanes: the way back to the board. */
export const BoardIcon = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2.5 2.5h17v17h-17zM8 2.5V12M14 8v11.5M2.5 15H8" />
    <path d="M11 4v5M9.5 7.5 11 9l1.5-1.5" strokeLinecap="round" />
  </svg>
);
