import { cataloguesIn, gameCatalogueSuite, tableCatalogueSuite } from '@starboard/messages/testing';

for (const [name, texts] of cataloguesIn(new URL('../../messages/', import.meta.url))) {
  gameCatalogueSuite(`project-elite ${name}`.trim(), texts);
  if (name === '') tableCatalogueSuite('project-elite', texts);
}
