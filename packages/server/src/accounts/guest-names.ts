import type { Language } from '@starboard/messages';
import { randomInt } from 'node:crypto';

type Words = readonly [first: readonly string[], second: readonly string[]];

const words: Readonly<Record<Language, Words>> = {
  en: [
    // biome-ignore format: lists
    ['Amber', 'Bold', 'Bright', 'Brisk', 'Calm', 'Clever', 'Cosmic', 'Curious', 'Daring', 'Distant', 'Eager',
      'Gentle', 'Golden', 'Hidden', 'Humming', 'Lucky', 'Lunar', 'Merry', 'Nimble', 'Polar', 'Quiet', 'Roaming',
      'Silver', 'Solar', 'Steady', 'Stellar', 'Sunny', 'Swift', 'Velvet', 'Wandering'],
    // biome-ignore format: lists
    ['Asteroid', 'Aurora', 'Beacon', 'Comet', 'Corona', 'Cosmonaut', 'Eclipse', 'Explorer', 'Galaxy', 'Horizon',
      'Lander', 'Meteor', 'Moon', 'Nebula', 'Nova', 'Orbit', 'Pilot', 'Planet', 'Probe', 'Pulsar', 'Quasar',
      'Ranger', 'Rocket', 'Rover', 'Satellite', 'Shuttle', 'Star', 'Sunrise', 'Voyager', 'Zenith'],
  ],
  // masculine nouns only, so that every first word agrees
  ru: [
    // biome-ignore format: lists
    ['Бодрый', 'Быстрый', 'Везучий', 'Вольный', 'Дальний', 'Добрый', 'Дружный', 'Звёздный', 'Звонкий', 'Золотой',
      'Зоркий', 'Ловкий', 'Лунный', 'Мудрый', 'Мятный', 'Ночной', 'Орбитальный', 'Полярный', 'Ранний', 'Рыжий',
      'Светлый', 'Северный', 'Синий', 'Смелый', 'Солнечный', 'Тёплый', 'Тихий', 'Упрямый', 'Хитрый', 'Яркий'],
    // biome-ignore format: lists
    ['Астероид', 'Астронавт', 'Болид', 'Бродяга', 'Вездеход', 'Вояджер', 'Горизонт', 'Зенит', 'Зонд', 'Капитан',
      'Квазар', 'Космонавт', 'Крейсер', 'Луноход', 'Маяк', 'Метеор', 'Метеорит', 'Навигатор', 'Нептун', 'Орион',
      'Пилот', 'Плутон', 'Пульсар', 'Рассвет', 'Сатурн', 'Спутник', 'Странник', 'Телескоп', 'Титан', 'Челнок'],
  ],
  uk: [
    // biome-ignore format: lists
    ['Бадьорий', 'Веселий', 'Вільний', 'Вправний', 'Далекий', 'Добрий', 'Дружній', 'Золотий', 'Зоряний', 'Кмітливий',
      'Лагідний', 'Місячний', 'Мудрий', 'Нічний', 'Орбітальний', 'Північний', 'Полярний', 'Ранковий', 'Рудий', 'Світлий',
      'Синій', 'Сміливий', 'Сонячний', 'Спритний', 'Срібний', 'Теплий', 'Тихий', 'Хитрий', 'Швидкий', 'Яскравий'],
    // biome-ignore format: lists
    ['Астероїд', 'Астронавт', 'Болід', 'Всюдихід', 'Зеніт', 'Зонд', 'Зореліт', 'Капітан', 'Квазар', 'Космонавт',
      'Крейсер', 'Мандрівник', 'Маяк', 'Метеор', 'Метеорит', 'Місяцехід', 'Навігатор', 'Нептун', 'Обрій', 'Оріон',
      'Пілот', 'Плутон', 'Пульсар', 'Сатурн', 'Світанок', 'Супутник', 'Телескоп', 'Титан', 'Човник', 'Юпітер'],
  ],
};

/** A friendly name for somebody who has not told us theirs. */
export function guestName(language: Language): string {
  const [first, second] = words[language];
  return `${oneOf(first)} ${oneOf(second)}`;
}

const oneOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';
