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
