import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSubtitles } from '../media/subtitles/read-subtitles.ts';
import { Problem } from './problem.ts';

const source = join(import.meta.dirname, '..');

test('a field is named as in the call, nothing around it', () => {
  const names = globSync('**/*.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\binvalidField\(\s*'([^']*)'/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/^[a-zA-Z][\w.-]*$/.test(name))).toEqual([]);
});

test('malformed subtitles are named', () => {
  let problem: unknown;
  try {
    readSubtitles(Buffer.from('WEBVTT\n\n00:05.000 --> later\nHi\n'));
  } catch (thrown) {
    problem = thrown;
  }
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 400, exceptionData: { field: 'subtitles' } });
  expect((problem as Problem).message).toMatch(/^Subtitles: /);
});
