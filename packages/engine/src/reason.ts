/** Why something is refused: a message key with parameters, and the rule it comes from. */
export interface Reason {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Key of the rule's own text, for "show me the rule". */
  readonly rule?: string;
}

export const reason = (key: string, params?: Reason['params'], rule?: string): Reason => ({
  key,
  ...(params && { params }),
  ...(rule !== undefined && { rule }),
});
