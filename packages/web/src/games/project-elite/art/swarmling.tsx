export interface SwarmlingProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isTurned: boolean;
  readonly shade: string;
}

/** One of the swarm: six legs, a shell that catches the sun, four eyes. */
export const Swarmling = ({ x, y, size, isTurned, shade }: SwarmlingProps) => (
  <g transform={`translate(${x} ${y}) scale(${isTurned ? -size : size} ${size})`}>
    <path
      d="M-14 0-40-26-62 14M-12 6-36-6-52 30M-6 10H-24L-32 40M14 0 40-26 62 14M12 6 36-6 52 30M6 10H24L32 40"
      fill="none"
      stroke={shade}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M0-34C22-34 30-14 24 4 20 18 10 26 0 28-10 26-20 18-24 4-30-14-22-34 0-34ZM-10 24-14 42-4 34ZM10 24 14 42 4 34Z"
      fill={shade}
    />
    {size > 0.25 && (
      <>
        <path
          d="M-18-22C-8-34 8-34 18-22"
          fill="none"
          stroke="#FF9A5C"
          strokeWidth="3"
          strokeOpacity=".8"
          strokeLinecap="round"
        />
        <path
          d="M0-32V4M-14-26Q-8-8-10 8M14-26Q8-8 10 8"
          stroke="#FF7A3C"
          strokeOpacity=".35"
          strokeWidth="2"
          fill="none"
        />
      </>
    )}
    <ellipse cx="-9" cy="12" rx="4.5" ry="3" fill="#FFE9A0" />
    <ellipse cx="9" cy="12" rx="4.5" ry="3" fill="#FFE9A0" />
  </g>
);
