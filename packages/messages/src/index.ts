export { type Catalogue, type CompiledCatalogue, compileCatalogue } from './catalogue.ts';
export { gapsOf } from './gaps.ts';
export { type Language, languageFor, languages } from './language.ts';
export { compiledSpeaker, type NameOfSeat, type Report, type Speaker, speaker } from './speaker.ts';
