import aliensEn from '../../messages/cards/aliens-en.json';
import aliensRu from '../../messages/cards/aliens-ru.json';
import aliensUk from '../../messages/cards/aliens-uk.json';
import cardsEn from '../../messages/cards/cards-en.json';
import cardsRu from '../../messages/cards/cards-ru.json';
import cardsUk from '../../messages/cards/cards-uk.json';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';

/** All texts of Cosmic Encounter. */
export const catalogues = {
  en: [en, aliensEn, cardsEn],
  ru: [ru, aliensRu, cardsRu],
  uk: [uk, aliensUk, cardsUk],
};
