import { below, type Pause, type RandomState } from '@starboard/engine';

/** How long a bot thinks beyond the time that all bots leave between two acts. */
interface Hesitation {
  /** Of a hundred times, how often it goes on rather than take another breath. */
  readonly goesOn: number;
  /** A breath, in milliseconds. */
  readonly breath: number;
}

/** Before it looks at anything: a person takes some 0.6 s for a step or a die. */
const looking: Hesitation = { goesOn: 60, breath: 350 };

/** And when it knows what it would do: more for placing an alien or choosing a target, and seconds for cards. */
const hesitations = {
  die: { goesOn: 100, breath: 0 },
  alien: { goesOn: 65, breath: 330 },
  target: { goesOn: 55, breath: 400 },
  card: { goesOn: 30, breath: 650 },
  word: { goesOn: 100, breath: 0 },
} as const satisfies Readonly<Record<string, Hesitation>>;

export type Kind = keyof typeof hesitations;

/** Whether the bot looks on for a moment; nothing is remembered: each breath is as likely the last as the one before. */
export const looks = (luck: RandomState, slowness: number): Pause | undefined =>
  breathes(luck, looking, slowness);

/** Whether it thinks on before it does what it has decided. */
export const hesitates = (luck: RandomState, kind: Kind, slowness: number): Pause | undefined =>
  breathes(luck, hesitations[kind], slowness);

function breathes(luck: RandomState, { goesOn, breath }: Hesitation, slowness: number): Pause | undefined {
  if (goesOn >= 100 || below(luck, 'pace', 100) < goesOn) return undefined;
  return { wait: Math.max(1, Math.round(breath * slowness * (0.5 + below(luck, 'pace', 101) / 100))) };
}
