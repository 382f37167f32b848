import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import uk from '../../messages/uk.json';

/** All texts of Alien Frontiers. */
export const texts = { en, ru, uk };
export const catalogues = { en: [en], ru: [ru], uk: [uk] };
