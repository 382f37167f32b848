import { mixColour } from '../../../design/drawing/mix-colour.ts';

interface SaucerProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly colour: string;
}

/** A ship of a player’s fleet. */
export const Saucer = ({ x, y, size, turn, colour }: SaucerProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <ellipse cy="6" rx="30" ry="8" fill="#0A0618" opacity=".35" />
    <path d="M-32 0Q0-14 32 0 0 15-32 0Z" fill={mixColour(colour, '#0B1020', 0.35)} />
    <path d="M-32 0Q0-14 32 0 0 4-32 0Z" fill={colour} />
    <path d="M-13-5A13 14 0 0 1 13-5Q0 0-13-5Z" fill="#EAF4FF" />
    <path d="M-9-8A9 10 0 0 1-1-16" stroke="#fff" strokeWidth="2.5" fill="none" strokeLinecap="round" />
    {[-20, -7, 7, 20].map((at) => (
      <circle key={at} cx={at} cy={5 - Math.abs(at) * 0.1} r="2" fill="#FFF4D2" />
    ))}
  </g>
);
