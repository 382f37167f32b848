import type { Message, MessageParam } from '@starboard/engine';

/** Something to tell the person at the keyboard in a sentence: not a bug of ours. */
export class Trouble extends Error {
  readonly sentence: Message;
  readonly exitCode: number;

  constructor(key: string, params: Readonly<Record<string, MessageParam>> = {}, exitCode = 1) {
    super(key);
    this.name = 'Trouble';
    this.sentence = { key, params };
    this.exitCode = exitCode;
  }
}

/** The command was not understood. */
export const wrongUsage = (key: string, params: Readonly<Record<string, MessageParam>> = {}): Trouble =>
  new Trouble(`cli.usage.${key}`, params, 2);

/** What a program says of its failure: one line, in English, to be quoted as such. */
export function detailOf(error: unknown): Message {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
  return { key: 'cli.technical-detail', params: { text: first } };
}
