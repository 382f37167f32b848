/** Why something is refused: a message key with parameters, and the rule it comes from. */
export interface Reason {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Key of the rule's own text, for "show me the rule". */
  readonly rule?: string;
}

export function reason(key: string, params?: Reason['params'], rule?: string): Reason {
  // made by the thousand while options are looked for, so without spreading
  if (params) return rule === undefined ? { key, params } : { key, params, rule };
  return rule === undefined ? { key } : { key, rule };
}
