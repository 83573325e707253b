import { expect, test } from 'vitest';
import { readProblem, sayProblem, uploadProblems, type UploadProblem } from './upload-problems.ts';

test('each sentence is known again with its values, and each says what to do', () => {
  const values = {
    kind: 'of the kind "xyz (1)"',
    made: '3',
    whole: '10',
    what: 'this file',
    message: 'It hung.',
  };
  for (const [name, template] of Object.entries(uploadProblems)) {
    const sentence = sayProblem(name as UploadProblem, values);
    expect(sentence).not.toContain('{');
    const used = Object.entries(values).filter(([value]) => template.includes(`{${value}}`));
    expect(readProblem(sentence)).toEqual({ name, values: Object.fromEntries(used) });
    expect(template).toMatch(/(Bring|Cut|Make room|Look).+\.$/);
  }
  expect(readProblem('Something else.')).toBeUndefined();
});
