import aliensEn from '@starboard/cosmic-encounter/messages/cards/aliens-en.json';
import aliensRu from '@starboard/cosmic-encounter/messages/cards/aliens-ru.json';
import aliensUk from '@starboard/cosmic-encounter/messages/cards/aliens-uk.json';
import cardsEn from '@starboard/cosmic-encounter/messages/cards/cards-en.json';
import cardsRu from '@starboard/cosmic-encounter/messages/cards/cards-ru.json';
import cardsUk from '@starboard/cosmic-encounter/messages/cards/cards-uk.json';
import en from '@starboard/cosmic-encounter/messages/en.json';
import ru from '@starboard/cosmic-encounter/messages/ru.json';
import uk from '@starboard/cosmic-encounter/messages/uk.json';
import type { Catalogue, Language } from '../index.ts';

/** All texts of Cosmic Encounter: what the table says, the aliens, the cards. */
export const cosmicCatalogues: Readonly<Record<Language, readonly [Catalogue, Catalogue, Catalogue]>> = {
  en: [en, aliensEn, cardsEn],
  ru: [ru, aliensRu, cardsRu],
  uk: [uk, aliensUk, cardsUk],
};
