import { expect, test } from 'vitest';
import { emailProblem } from './email-problem.ts';

test.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  ['somebody', 'Invalid email format'],
  ['somebody@example', 'Invalid email format'],
  ['some body@example.com', 'Invalid email format'],
  ['somebody@example.com', ''],
  [' somebody@example.com ', ''],
])('%j: %j', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});
