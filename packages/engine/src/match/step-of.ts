import type { Game } from '../game/game.ts';
import type { Act, Ask, AskActs, AskAll, AskEach } from '../game/procedure.ts';
import type { Table } from '../game/table.ts';
import type { Frame, Position } from '../position/position.ts';

type AnyEvent = { readonly type: string };
export type AnyGame = Game<object, AnyEvent>;
export type AnyTable = Table<object, AnyEvent>;
export type AnyAct = Act<object, AnyEvent, object, string>;
export type AnyAsk = Ask<object, AnyEvent, object, string>;
export type AnyAskAll = AskAll<object, AnyEvent, object, string>;
export type AnyAskEach = AskEach<object, AnyEvent, object, string>;
export type AnyAskActs = AskActs<object, AnyEvent, object, string>;

type StepsByProcedure = ReadonlyMap<string, ReadonlyMap<string, AnyAct | AnyAsk>>;

const stepsOf = new WeakMap<AnyGame, StepsByProcedure>();

function proceduresOf(game: AnyGame): StepsByProcedure {
  const procedures =
    stepsOf.get(game) ??
    new Map(
      game.procedures.map(({ name, steps }) => [
        name,
        new Map(Object.entries(steps) as [string, AnyAct | AnyAsk][]),
      ]),
    );
  stepsOf.set(game, procedures);
  return procedures;
}

// it is nearly always the same game as a moment ago, and often the same step
let latestGame: { readonly game: AnyGame; readonly procedures: StepsByProcedure } | null = null;
const latest: { proc: string; step: string; found: AnyAct | AnyAsk | undefined } = {
  proc: '',
  step: '',
  found: undefined,
};

export function stepOf(game: AnyGame, proc: string, step: string): AnyAct | AnyAsk {
  if (latestGame?.game !== game) {
    latestGame = { game, procedures: proceduresOf(game) };
    latest.found = undefined;
  }
  if (latest.found && latest.proc === proc && latest.step === step) return latest.found;
  const found = latestGame.procedures.get(proc)?.get(step);
  if (!found) throw new Error(`${game.id} has no step '${step}' in a procedure '${proc}'`);
  latest.proc = proc;
  latest.step = step;
  latest.found = found;
  return found;
}

/** The frame on top, where the match goes on; undefined when it is over. */
export const topFrame = ({ frames, outcome }: Position): Frame | undefined =>
  outcome ? undefined : frames[frames.length - 1];

/** The step on top, if it is one that asks. */
export function askingStep(game: AnyGame, position: Position): AnyAsk | undefined {
  const frame = topFrame(position);
  const step = frame && stepOf(game, frame.proc, frame.step);
  return typeof step === 'object' ? step : undefined;
}
