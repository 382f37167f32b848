import type { Question, Seat } from '../../decisions/question.ts';
import { everyone } from '../../game/event.ts';
import { type Game, rulesOf } from '../../game/game.ts';
import { asks, end, goto } from '../../game/procedure.ts';
import { below, type RandomState } from '../../position/random.ts';

const strokes = ['first', 'second', 'third'] as const;
type Stroke = (typeof strokes)[number];

export interface BellRingersState {
  /** At which stroke each seat could ring in this round; only it knows. */
  readonly bells: number[];
  readonly rung: Seat[];
  readonly hummed: Seat[];
  round: number;
}

export type BellRingersEvent =
  | { readonly type: 'rang'; readonly seat: Seat }
  | { readonly type: 'hummed'; readonly seat: Seat }
  | { readonly type: 'roundBegun' };

const rounds = 4;
const { procedure } = rulesOf<BellRingersState, BellRingersEvent>();

const newBell = (random: RandomState): number => below(random, 'bells', strokes.length + 1);

/** Each may ring at the stroke of their bell; at the second, those who could not ring first may hum unheard. */
function strokeQuestion({ bells, rung, hummed }: BellRingersState, stroke: Stroke, seat: Seat): Question {
  const options = ['wait'];
  if (strokes[bells[seat] ?? strokes.length] === stroke && !rung.includes(seat)) options.unshift('ring');
  if (stroke === 'second' && bells[seat] !== 0 && !hummed.includes(seat)) options.unshift('hum');
  const shape = { kind: 'choose', options } as const;
  return { seat, prompt: stroke, shape, timeout: 'wait', secret: true, isWindow: true };
}

const window = (stroke: Stroke, next: Stroke | 'next') => ({
  takes: 'all' as const,
  questions: (state: BellRingersState) => state.bells.map((_, seat) => strokeQuestion(state, stroke, seat)),
  answer(
    table: { state: BellRingersState; emit(event: BellRingersEvent): void },
    _locals: object,
    answers: ReadonlyMap<Seat, unknown>,
  ) {
    const { rung, hummed } = table.state;
    const ringer = [...answers].find(([, answer]) => answer === 'ring')?.[0];
    for (const [seat, answer] of answers)
      if (answer === 'hum' && ringer === undefined) {
        hummed.push(seat);
        table.emit({ type: 'hummed', seat });
      }
    if (ringer === undefined) return goto(next);
    rung.push(ringer);
    table.emit({ type: 'rang', seat: ringer });
    return goto(stroke);
  },
});

const main = procedure<object, Stroke | 'next'>('main', 'first', {
  first: window('first', 'second'),
  second: window('second', 'third'),
  third: window('third', 'next'),
  next: asks(
    ({ round, bells }) => ({
      seat: round % bells.length,
      prompt: 'next',
      shape: { kind: 'choose', options: ['on'] },
    }),
    (table) => {
      const { state } = table;
      state.rung.length = 0;
      state.hummed.length = 0;
      for (const seat of state.bells.keys()) state.bells[seat] = newBell(table.position.random);
      table.reveal();
      table.emit({ type: 'roundBegun' });
      if (++state.round < rounds) return goto('first');
      table.finish({ winners: [], places: state.bells.map(() => 2) });
      return end();
    },
  ),
});

/** A toy of moments to react in: three strokes a round, one after the other, in which nothing need happen. */
export const bellRingers: Game<BellRingersState, BellRingersEvent> = {
  id: 'bell-ringers',
  seats: { min: 2, max: 4 },
  options: {},
  procedures: [main],
  main,
  migrations: [],
  setup: (seats, _options, random) => ({
    bells: Array.from({ length: seats }, () => newBell(random)),
    rung: [],
    hummed: [],
    round: 0,
  }),
  sees: {
    rang: everyone,
    hummed: (event, viewer) => (event.seat === viewer ? event : null),
    roundBegun: everyone,
  },
  view: ({ bells, rung, round }, viewer) => ({
    bell: viewer === 'spectator' ? null : (bells[viewer] ?? null),
    rung: [...rung],
    round,
  }),
  redeal(state, viewer, random) {
    // whether they rang is known, and when they could have
    for (const seat of state.bells.keys())
      if (seat !== viewer && !state.rung.includes(seat)) state.bells[seat] = newBell(random);
  },
  invariants: () => [],
};
