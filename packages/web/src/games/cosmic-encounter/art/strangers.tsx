const leftFace =
  'c30 8 40 34 30 52 26 22 42 56 44 92 2 18 10 30 22 44 8 10 2 18-10 19-8 2-9 8-6 16 4 8-2 13-10 14 6 10 3 18-6 24-16 8-36 4-52 6-8 32 4 60 26 84 30 32 48 72 52 233';

/** Tall crest, one great eye. */
export const OneEyed = ({ fill }: { readonly fill: string }) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d={`M-20 580V150C-14 74 22 36 60 30c18-4 24-22 14-34${leftFace}Z`} fill={fill} />
    <path d={`M74-4${leftFace}`} fill="none" stroke="#FFC98F" strokeWidth="3" />
    <ellipse cx="106" cy="132" rx="25" ry="21" fill="#FFF2CF" />
    <ellipse cx="112" cy="133" rx="13" ry="15" fill="#E0679C" />
    <ellipse cx="115" cy="133" rx="5" ry="13" fill="#1B0F3E" />
    <circle cx="108" cy="125" r="4" fill="#fff" />
    <path d="M80 124c10-16 38-18 52-2" stroke="#12072B" strokeWidth="6" fill="none" />
    <g fill="#E9A7FF" opacity=".7">
      <circle cx="48" cy="80" r="5" />
      <circle cx="34" cy="104" r="7" />
      <circle cx="58" cy="106" r="4" />
      <circle cx="40" cy="136" r="5" />
    </g>
    <path
      d="M62 262q22 12 44 10M58 286q20 12 42 12M56 310q18 12 40 14"
      stroke="#C97BFF"
      strokeOpacity=".5"
      strokeWidth="4"
      fill="none"
    />
  </g>
);

const rightFace =
  'c8 20 6 34-4 42-16-14-40-20-62-14 18 6 28 14 30 26-30 8-50 30-58 58-8 20-24 34-48 46-12 6-14 14-4 20 10 5 26 4 34 6-4 6-12 10-20 12 4 16 22 22 44 20 10 0 16 6 14 16-8 40-40 60-54 100-14 42-16 100-16 190';

/** Fins and a beak. */
export const Finned = ({ fill }: { readonly fill: string }) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <path d={`M490 580V120C474 92 462 70 436 58${rightFace}Z`} fill={fill} />
    <path d={`M436 58${rightFace}`} fill="none" stroke="#A8F4FF" strokeWidth="3" />
    <path d="M352 186l34-12c2 16-8 24-20 23-7 0-12-4-14-11Z" fill="#EFFFC2" />
    <path d="M366 180c4 6 3 12-1 16" stroke="#0B2030" strokeWidth="6" fill="none" />
    <path d="M342 180 392 162" stroke="#071626" strokeWidth="7" />
    <path
      d="M404 240q18 8 30 26M392 262q20 8 32 28M384 286q20 10 30 28"
      fill="none"
      stroke="#6FE0F0"
      strokeOpacity=".5"
      strokeWidth="4"
    />
    <path d="M420 140l8 6-8 6-8-6ZM438 164l8 6-8 6-8-6ZM418 182l7 5-7 5-7-5Z" fill="#8FF0E0" opacity=".75" />
  </g>
);
