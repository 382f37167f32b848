import { cataloguesIn, gameCatalogueSuite, tableCatalogueSuite } from '@starboard/messages/testing';

for (const [name, texts] of cataloguesIn(new URL('../../messages/', import.meta.url))) {
  gameCatalogueSuite(`alien-frontiers ${name}`.trim(), texts);
  if (name === '') tableCatalogueSuite('alien-frontiers', texts);
}
