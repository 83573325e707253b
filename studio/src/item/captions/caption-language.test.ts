import { expect, test } from 'vitest';
import { captionFiles } from '@tv/ui/forms/file-input.tsx';
import { languageIn } from './caption-language.ts';

test('the language is read in the name of every file that can be chosen', () => {
  const named = captionFiles.split(',').map((ending) => languageIn(`talk.de-CH${ending}`));
  expect(named).toEqual(captionFiles.split(',').map(() => 'de-CH'));
  expect(captionFiles).toContain('.sbv');
  expect(['talk.vtt', 'talk.de.txt'].map(languageIn)).toEqual([undefined, undefined]);
});
