import { catalogueSuite, tableCatalogueSuite } from '@starboard/messages/testing';
import { alienTexts, cardTexts, tableTexts } from '../testing/catalogues.ts';

catalogueSuite('cosmic-encounter', tableTexts);
tableCatalogueSuite('cosmic-encounter', tableTexts);
catalogueSuite('cosmic-encounter, aliens', alienTexts);
catalogueSuite('cosmic-encounter, cards', cardTexts);
