import { expect, test } from 'vitest';
import { tagOfLanguage } from './language-names.ts';

test.each([
  ['English', 'en'],
  ['english (United States)', 'en-US'],
  ['English (Old)', 'en'],
  ['English_USA', 'en'],
  ['Hebrew', 'he'],
  ['Norwegian Bokmål', 'nb'],
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['zh_Hans', 'zh-Hans'],
  ['Klingon', undefined],
  ['', undefined],
])('the tag of the language %j', (name, tag) => {
  expect(tagOfLanguage(name)).toBe(tag);
});
