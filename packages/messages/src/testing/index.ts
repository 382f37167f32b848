export { catalogueSuite, tableCatalogueSuite } from './catalogue-suite.ts';
export { type Catalogues, inEveryLanguage, Proofreader } from './in-every-language.ts';
