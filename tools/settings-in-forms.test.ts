import { OrganizationChange } from '@tv/contract/organization/organization-settings';
import { Policies } from '@tv/contract/sign-in/policies';
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './source-files.ts';

/** The command line alone sets these. */
const portalOnly = ['userLimit', 'storageLimit'];

/** The names that the studio's files with these words have. */
function namesInForms(words: RegExp): ReadonlySet<string> {
  const forms = sourceFiles
    .filter(({ path, isTest }) => path.startsWith('studio/src/') && !isTest)
    .map(({ text }) => withoutComments(text))
    .filter((text) => words.test(text));
  return new Set(forms.flatMap((text) => text.match(/\w+/g) ?? []));
}

test.each([
  ['setting', OrganizationChange, /\buseOrganizationChange\(|'PATCH \/Management\/Organization'/],
  ['policy', Policies, /: Policies\b/],
])('the studio has a form for every %s of an organization', (_, { properties }, words) => {
  const found = namesInForms(words);
  expect(Object.keys(properties).filter((name) => !portalOnly.includes(name) && !found.has(name))).toEqual(
    [],
  );
});
