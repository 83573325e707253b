import { api } from '@tv/contract/calls/api';
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './source-files.ts';
import { statementsIn } from './wrong-columns.ts';

test('the command line, tools, bench, demo, e2e and the service name calls as the contract does, and write no address of one', () => {
  const roots = new Set(Object.keys(api).map((name) => name.split('/')[1]));
  const address = new RegExp(`['"\`*](?:/api)?(?:/v2)?/(?:${[...roots].join('|')})(?![\\w.-])`);
  for (const written of ["'/api/Users/Me'", '`/Management/Uploads/${id}`', "'**/media/a/1/b.mp4'"])
    expect(written).toMatch(address);
  expect("'GET /Users/Me'").not.toMatch(address);
  const wrong = sourceFiles.filter(
    ({ path, text, isTest }) =>
      (/^(cli|tools|bench|demo|e2e)\//.test(path) || (path.startsWith('server/src/') && !isTest)) &&
      !/^tools\/(written-values|page-addresses)\.test\.ts$/.test(path) &&
      // Types made of the OpenAPI document check the names there.
      !path.startsWith('tools/api-clients/') &&
      address.test(withoutComments(text)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** A column that holds a value of an enumeration, compared with a number. */
const bareNumber =
  /(?<![\w$])(?:status|processing_status|visibility|kind|action|media_type|reaction_type|expiration_option|watch_status)\s*(?:=|<>|!=|(?:not )?in)\s*\(?\d/;

test('statements name the values of an enumeration, and write no bare number', () => {
  for (const written of ['where mc.status <> 2', 'where r.status in (10, 11)', 'set kind = 0'])
    expect(written).toMatch(bareNumber);
  expect('where mc.status = ?').not.toMatch(bareNumber);
  const files = sourceFiles.filter(
    ({ path, text, isTest }) =>
      /^(server|demo|bench)\/.*\.ts$/.test(path) && !isTest && text.includes('sql`'),
  );
  expect(files.length).toBeGreaterThan(80);
  const wrong = files.filter(({ path, text }) =>
    statementsIn(path, text).some(({ text: statement }) => bareNumber.test(statement)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
