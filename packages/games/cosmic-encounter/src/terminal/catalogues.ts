import aliensEn from '../../messages/cards/aliens-en.json';
import aliensRu from '../../messages/cards/aliens-ru.json';
import aliensUk from '../../messages/cards/aliens-uk.json';
import cardsEn from '../../messages/cards/cards-en.json';
import cardsRu from '../../messages/cards/cards-ru.json';
import cardsUk from '../../messages/cards/cards-uk.json';
import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';
import optionsEn from '../../messages/options/en.json';
import optionsRu from '../../messages/options/ru.json';
import optionsUk from '../../messages/options/uk.json';

/** All texts of Cosmic Encounter. */
export const catalogues = {
  en: { ...en, ...optionsEn, ...aliensEn, ...cardsEn },
  ru: { ...ru, ...optionsRu, ...aliensRu, ...cardsRu },
  uk: { ...uk, ...optionsUk, ...aliensUk, ...cardsUk },
};
