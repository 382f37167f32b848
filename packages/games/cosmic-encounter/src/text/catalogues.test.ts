import { cataloguesIn, gameCatalogueSuite, tableCatalogueSuite } from '@starboard/messages/testing';

for (const [name, texts] of cataloguesIn(new URL('../../messages/', import.meta.url))) {
  gameCatalogueSuite(`cosmic-encounter ${name}`.trim(), texts);
  if (name === '') tableCatalogueSuite('cosmic-encounter', texts);
}
