import type { Procedure } from '@starboard/engine';

/** A procedure that an effect wants run: for what the team, or a player, has to decide. */
export interface Run {
  readonly procedure: Procedure;
  readonly locals: object;
}

export const runs = <Locals extends object>(procedure: Procedure<Locals>, locals: Locals): Run => ({
  procedure,
  locals,
});
