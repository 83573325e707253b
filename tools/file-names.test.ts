import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

test('files are small and named after what they do', () => {
  // A baseline is the whole schema at once.
  const long = sourceFiles.filter(({ path, lines }) => lines > 300 && !path.endsWith('-baseline.sql'));
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  expect(sourceFiles.filter((file) => !hasGoodName(file)).map(({ path }) => path)).toEqual([]);
});

test('a folder with more than forty files of code has rooms inside', () => {
  const files = Map.groupBy(sourceFiles, ({ path }) => dirname(path));
  // One file a change, in their order.
  files.delete('server/migrations');
  const full = [...files].filter(([, each]) => each.length > 40);
  expect(full.map(([folder, each]) => `${folder}: ${each.length}`)).toEqual([]);
});

function hasGoodName({ path, isTest }: SourceFile): boolean {
  const name = path.split('/').at(-1)!;
  const isVague = /^(utils?|helpers?|common|types?|index|misc|shared)\./.test(name);
  // In a test a service is the service, started.
  const hasEmptySuffix = !isTest && /-(service|manager|repository|helpers?|utils?)\./.test(name);
  return !isVague && !hasEmptySuffix && /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name);
}
