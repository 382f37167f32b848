import { type CardFace as Face, type CardType, cardTypes } from '@starboard/cosmic-encounter/content';
import { alienName, cardName, cardTypeName, destinyName, techName } from '@starboard/cosmic-encounter/text';
import type { Message } from '@starboard/engine';
import { useId } from 'react';
import { gradientStops } from '../../../../design/drawing/gradient-stops.tsx';
import { mixColour } from '../../../../design/drawing/mix-colour.ts';
import { useCeSay } from '../../words/say.ts';
import { cardColours } from './card-colours.ts';
import { CardSign } from './card-signs.tsx';
import { labelLines } from './label-lines.ts';
import { type Drawn, readFace } from './read-face.ts';

interface CardFaceProps {
  /** Of any card of the deck, a destiny card or a technology; a card's id will do. */
  readonly face: Face;
  readonly width: number;
  /** It is offered. */
  readonly isLit?: boolean;
  /** It is not. */
  readonly isDim?: boolean;
  /** Upper left corner, inside another drawing. */
  readonly x?: number;
  readonly y?: number;
}

/** What width a card is drawn in; its height follows. */
const cardBox = { width: 80, height: 108 } as const;
export const cardHeight = (width: number): number => (width * cardBox.height) / cardBox.width;

/** Below this its name could not be read. */
const leastForName = 64;

/** A card face up. Decoration: what it stands on says its name. */
export function CardFace({ face, width, isLit = false, isDim = false, x, y }: CardFaceProps) {
  const id = useId();
  const drawn = readFace(face);
  const [top, low, sign] = cardColours[drawn.kind];
  const isNamed = width >= leastForName;
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={cardHeight(width)}
      viewBox={`0 0 ${cardBox.width} ${cardBox.height}`}
      opacity={isDim ? 0.56 : undefined}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2=".35" y2="1">
          {gradientStops([0, top], [1, low])}
        </linearGradient>
        <clipPath id={`${id}card`}>
          <rect width={cardBox.width} height={cardBox.height} rx="8" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}card)`}>
        <rect width={cardBox.width} height={cardBox.height} fill={`url(#${id})`} />
        <g transform={`translate(40 ${isNamed ? 48 : 54})`}>
          <CardSign drawn={drawn} />
        </g>
        <rect width={cardBox.width} height="2" fill="#fff" opacity=".25" />
        {drawn.kind === 'tech' && <TechNumber number={drawn.number} colour={sign} />}
      </g>
      <rect
        x="1"
        y="1"
        width={cardBox.width - 2}
        height={cardBox.height - 2}
        rx="7.500"
        fill="none"
        stroke={isLit ? 'var(--offer, var(--amber-fill))' : sign}
        strokeOpacity={isLit ? 1 : 0.42}
        strokeWidth={isLit ? 2.4 : 1.3}
      />
      {isNamed && <Name drawn={drawn} face={face} colour={mixColour(sign, '#FFFFFF', 0.4)} />}
    </svg>
  );
}

const TechNumber = ({ number, colour }: { readonly number: number | 'X'; readonly colour: string }) => (
  <>
    <circle cx="66" cy="14" r="10" fill="#06120F" opacity=".7" />
    <text
      x="66"
      y="18.500"
      fontFamily="var(--head)"
      fontWeight="800"
      fontSize="13"
      textAnchor="middle"
      fill={colour}
    >
      {number}
    </text>
  </>
);

function Name({
  drawn,
  face,
  colour,
}: {
  readonly drawn: Drawn;
  readonly face: Face;
  readonly colour: string;
}) {
  const say = useCeSay();
  const lines = labelLines(say(shortName(drawn, face)));
  return (
    <text fontFamily="var(--head)" fontWeight="650" fontSize="11.500" textAnchor="middle" fill={colour}>
      {lines.map(({ text, width }, index) => (
        <tspan
          key={text}
          x="40"
          y={101 - (lines.length - 1 - index) * 11.5}
          textLength={width}
          lengthAdjust={width === undefined ? undefined : 'spacingAndGlyphs'}
        >
          {text}
        </tspan>
      ))}
    </text>
  );
}

const isType = (kind: Drawn['kind']): kind is CardType => cardTypes.some((type) => type === kind);

/** What its picture does not tell: the number of an attack is on it, the corona says that it is a flare. */
function shortName(drawn: Drawn, face: Face): Message {
  if (drawn.kind === 'flare') return alienName(drawn.alien);
  if (drawn.kind === 'artifact') return cardName(face);
  if (drawn.kind === 'tech') return techName(drawn.tech);
  if (isType(drawn.kind)) return cardTypeName(drawn.kind);
  return destinyName(face);
}
