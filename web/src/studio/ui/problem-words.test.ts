import { sayProblem, uploadProblems, type UploadProblem } from '@tv/contract/upload-problems';
import { expect, test } from 'vitest';
import * as german from '../../strings/de/upload-problems.ts';
import * as english from '../../strings/en/upload-problems.ts';
import { problemWords } from './problem-words.ts';

test('every problem of the service has a sentence in both languages, with what to do', () => {
  const names = Object.keys(uploadProblems).sort();
  expect([Object.keys(english.problems).sort(), Object.keys(german.problems).sort()]).toEqual([names, names]);
  for (const name of names as UploadProblem[]) {
    const words = problemWords(
      sayProblem(name, { kind: 'x', made: '1', whole: '2', message: 'M.', what: 'w' }),
    );
    expect(words).toMatch(/(Choose|Split|Try|Ask|ask).+\.$/);
  }
});

test('values are told, and other sentences stay', () => {
  expect(problemWords('The file breaks off after 3 of 10 seconds. Bring in the whole file.')).toBe(
    'The file breaks off after 3 of 10 seconds. Choose the complete file.',
  );
  expect(problemWords(sayProblem('undecodableSound', { kind: 'of the kind "xyz"' }))).toContain('“xyz”');
  expect(problemWords(sayProblem('undecodablePicture', { kind: 'Dolby AC-4' }))).toContain('is Dolby AC-4,');
  expect(problemWords('Something else.')).toBe('Something else.');
});
