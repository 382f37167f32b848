/** A bot as seats, files and flags name it, in its parts. */
export interface BotName {
  readonly level: string;
  /** Null for one that is even-tempered. */
  readonly character: string | null;
}

/** `hard`, or `hard.bold` for one with a character. */
export const botName = ({ level, character }: BotName): string =>
  character === null ? level : `${level}.${character}`;

export function readBotName(name: string): BotName {
  const [level = '', character = null] = name.split('.');
  return { level, character };
}
