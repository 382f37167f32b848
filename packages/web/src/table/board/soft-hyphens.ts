const vowels = 'аеёиоуыэюяіїє';
const isVowel = (letter: string | undefined): boolean => vowels.includes((letter ?? '-').toLowerCase());
/** The signs belong to the letter before them. */
const isConsonant = (letter: string | undefined): boolean =>
  /[а-щґ]/i.test(letter ?? '-') && !isVowel(letter);

/**
 * Says where long Cyrillic words may be broken: before a consonant with a vowel after it, three letters or more
 * from either end. Browsers know the rules of a language only where its dictionary happens to be installed.
 */
export const softHyphens = (text: string): string =>
  text.replace(/[а-яёіїєґ’]{9,}/gi, (word) =>
    Array.from(word, (letter, index) => {
      const mayBreak =
        index >= 3 &&
        index <= word.length - 3 &&
        isConsonant(letter) &&
        isVowel(word[index + 1]) &&
        word.slice(0, index).split('').some(isVowel);
      return mayBreak ? `\u00AD${letter}` : letter;
    }).join(''),
  );
