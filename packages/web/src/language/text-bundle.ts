import type { CompiledCatalogue, Language } from '@starboard/messages';
import { loadOnce } from '../loading/load-once.ts';

type Load = () => Promise<{ readonly default: CompiledCatalogue }>;

/** Texts that are loaded together, in one language at a time. */
export interface TextBundle {
  readonly name: string;
  /** Loaded once. */
  in(language: Language): Promise<CompiledCatalogue>;
}

export const textBundle = (name: string, load: Readonly<Record<Language, Load>>): TextBundle => ({
  name,
  in: loadOnce((language: Language) => load[language]().then((module) => module.default)),
});
