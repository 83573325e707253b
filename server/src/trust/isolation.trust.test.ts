import { api } from '@tv/contract/api';
import { expect, test } from 'vitest';
import { checkIsolation } from './check-isolation.ts';
import { expectedAnswers } from './expected-answers.ts';
import { personas } from './personas.ts';

test('every call of the contract has a row', () => {
  expect(Object.keys(expectedAnswers).sort()).toEqual(Object.keys(api).sort());
});

test('everybody gets exactly what is theirs, and what is not theirs does not exist', async () => {
  const { made, wrong } = await checkIsolation(personas);
  expect(wrong).toEqual([]);
  expect(made).toBeGreaterThan(2_000);
}, 300_000);
