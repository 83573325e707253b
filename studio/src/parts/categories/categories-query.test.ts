// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isCalled } from './categories-query.ts';

const category = { name: 'Apples', translations: { de: { name: 'Äpfel' }, fr: { description: 'Poires' } } };

it.each([
  ['', true],
  [' APP', true],
  ['apfel', true],
  ['poires', false],
])('a category is found by its names in every language: “%s”', (typed, isFound) => {
  expect(isCalled(category, typed)).toBe(isFound);
});
