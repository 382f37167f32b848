import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** What a text wants to be filled in with, each name once. */
export function gapsOf(message: CompiledMessage): string[] {
  const gaps = new Set<string>();
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, , format] = token;
    gaps.add(name);
    for (const inner of casesOf(format)) for (const gap of gapsOf(inner)) gaps.add(gap);
  }
  return [...gaps];
}

const casesOf = (format: unknown): CompiledMessage[] =>
  typeof format === 'object' && format !== null
    ? Object.values(format).filter((inner): inner is CompiledMessage => Array.isArray(inner))
    : [];
