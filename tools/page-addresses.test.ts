import { pagePaths } from '@tv/contract/pages/every-page-path';
import { expect, test } from 'vitest';
import { isOfScreens } from './rooms.mjs';
import { sourceFiles, withoutComments } from './source-files.ts';

const segments = [...new Set(pagePaths.map((path) => path.split('/')[1]).filter(Boolean))].join('|');
/** An address in a string: at its beginning, or after something that was put in. */
const address = new RegExp(`['"\`}]/(?:${segments})(?=[/?#'"\`$])[^'"\`\\n]*['"\`]`, 'g');
/** The compiler checks a pattern in these places. The routes have types of their own. */
const isChecked = (before: string, after: string) =>
  /(matchPage\(|firstCalls\[)$/.test(before) || after.startsWith(' satisfies PagePath');
const homes = ['web/src/routes.tsx'];

const addressesIn = (text: string) =>
  [...withoutComments(text).matchAll(address)]
    .filter(({ input, index, 0: found }) => {
      const after = input.slice(index + found.length);
      return !isChecked(input.slice(0, index), after);
    })
    .map(([found]) => found);

test('addresses of pages are written by page-paths.ts alone', () => {
  const wrong = sourceFiles
    .filter(
      ({ path, isTest }) =>
        (isOfScreens(path) || /^(server|identity)\/src\//.test(path)) && /\.tsx?$/.test(path) && !isTest,
    )
    .filter(({ path }) => !homes.includes(path))
    .flatMap(({ path, text }) => addressesIn(text).map((found) => `${path}: ${found}`));
  // The provider's own authorization endpoint.
  expect(wrong).toEqual(['identity/src/plugin.ts: }/auth`']);
});

test('the rule sees an address in every kind of string', () => {
  const code =
    "go('/playlist'); open(`${origin}/public/${id}/watch/${item}`); to = \"/tag/sun\"; a = '/settings?x'";
  expect(addressesIn(code)).toHaveLength(4);
  expect(addressesIn("matchPage('/watch/:id', path); useMatch('/watch/:id' satisfies PagePath)")).toEqual([]);
  expect(addressesIn("ask('/MediaContents'); import './watch.ts'; // '/playlist'")).toEqual([]);
});
