interface TrooperProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isTurned?: boolean;
  readonly lamp: string;
}

/** A defender from behind, with the sun on helmet and shoulders. */
export const Trooper = ({ x, y, size, isTurned = false, lamp }: TrooperProps) => (
  <g transform={`translate(${x} ${y}) scale(${isTurned ? -size : size} ${size})`} strokeLinecap="round">
    <path
      d="M-58 204V92C-58 62-40 50-20 46V34C-30 26-32 12-30 0-28-20-14-30 2-30 20-30 32-18 33 2 34 16 30 28 22 35V46C44 50 60 62 60 92V204Z"
      fill="#0A0C18"
    />
    <g fill="none" stroke="#FFA25E">
      <path d="M-30 0C-28-20-14-30 2-30 20-30 32-18 33 2" strokeWidth="4" />
      <path d="M-56 88C-54 64-40 52-22 47M24 47C44 52 58 64 60 88" strokeWidth="3.6" />
    </g>
    <rect
      x="-30"
      y="58"
      width="60"
      height="78"
      rx="12"
      fill="#161A2C"
      stroke="#FFA25E"
      strokeOpacity=".45"
      strokeWidth="2.5"
    />
    <rect x="-18" y="70" width="36" height="12" rx="6" fill={lamp} />
    <path d="M-18 94h36M-18 106h36M-18 118h22" stroke="#333B57" strokeWidth="4" />
    <path
      d="M48 104 72 30 82-22 90-21 84 34 66 112Z"
      fill="#11152A"
      stroke="#FFA25E"
      strokeOpacity=".6"
      strokeWidth="2"
    />
    <path d="M-26 6H30" stroke="#2A1A1C" strokeWidth="6" />
    <circle cx="-22" cy="4" r="4" fill={lamp} />
  </g>
);
