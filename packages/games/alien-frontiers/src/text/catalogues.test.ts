import { catalogueSuite, tableCatalogueSuite } from '@starboard/messages/testing';
import { texts } from '../testing/catalogues.ts';

catalogueSuite('alien-frontiers', texts);
tableCatalogueSuite('alien-frontiers', texts);
