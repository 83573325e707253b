import type { Language } from './languages.ts';
import type { TextsByLanguage } from './texts-by-language.ts';

/**
 * What a call answers, as a reader of a language sees it: wherever there are translations, those texts take the place of the
 * defaults. The answer is changed in place.
 */
export function inReadersLanguage<Value>(answer: Value, language: Language): Value {
  if (Array.isArray(answer)) for (const each of answer) inReadersLanguage(each, language);
  else if (typeof answer === 'object' && answer !== null) {
    const { translations } = answer as { translations?: TextsByLanguage };
    if (translations) {
      delete (answer as { translations?: TextsByLanguage }).translations;
      Object.assign(answer, translations[language]);
    }
    for (const each of Object.values(answer)) inReadersLanguage(each, language);
  }
  return answer;
}
