import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Texts of one language by message key, in ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same, ready to be filled in. */
export type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>;

/** Throws on a text that is no ICU message, and says which. */
export function compileCatalogue(catalogue: Catalogue): CompiledCatalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compile(key, text)]));
}

function compile(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch (cause) {
    throw new SyntaxError(`the text of '${key}' cannot be read: ${text}`, { cause });
  }
}
