export { catalogueSuite, gameCatalogueSuite, tableCatalogueSuite } from './catalogue-suite.ts';
export { cataloguesIn, type Texts } from './catalogues-in.ts';
export { type Catalogues, inEveryLanguage, Proofreader } from './in-every-language.ts';
export { WordWalk } from './word-walk.ts';
