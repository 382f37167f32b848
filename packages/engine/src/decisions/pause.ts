/** What a bot says to an open question instead of an answer: ask again when something has changed, or in a while. */
export type Pause = null | {
  /** In so many milliseconds. */
  readonly wait: number;
};

/** Only an open question, as it is or as it goes over the wire, can be let wait. */
export const isPause = ({ kind }: { readonly kind: string }, said: unknown): said is Pause =>
  kind === 'open' && (said === null || isWait(said));

function isWait(said: unknown): boolean {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return false;
  const { wait, ...more } = said as Record<string, unknown>;
  return Number.isFinite(wait) && Object.keys(more).length === 0;
}
