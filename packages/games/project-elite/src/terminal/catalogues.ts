import cardsEn from '../../messages/cards/en.json';
import cardsRu from '../../messages/cards/ru.json';
import cardsUk from '../../messages/cards/uk.json';
import en from '../../messages/en.json';
import optionsEn from '../../messages/options/en.json';
import optionsRu from '../../messages/options/ru.json';
import optionsUk from '../../messages/options/uk.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';

/** All texts of Project: ELITE. */
export const catalogues = {
  en: { ...en, ...optionsEn, ...cardsEn },
  ru: { ...ru, ...optionsRu, ...cardsRu },
  uk: { ...uk, ...optionsUk, ...cardsUk },
};
