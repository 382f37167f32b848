import { catalogueSuite, cataloguesIn } from './testing/index.ts';

// the engine's own: it knows nothing of catalogues
for (const [, texts] of cataloguesIn(new URL('../../engine/messages/', import.meta.url)))
  catalogueSuite('the engine', texts);
