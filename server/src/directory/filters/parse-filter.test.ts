import { expect, test } from 'vitest';
import { type Filter, parseFilter } from './parse-filter.ts';

const compare = (path: string, operator: string, value: unknown) => ({
  kind: 'compare',
  path,
  operator,
  value,
});

test.each<[string, unknown]>([
  ['userName eq "vera@aurora.example"', compare('username', 'eq', 'vera@aurora.example')],
  ['USERNAME Eq "a \\"quoted\\" name"', compare('username', 'eq', 'a "quoted" name')],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "v"', compare('username', 'sw', 'v')],
  ['name.familyName co "View"', compare('name.familyname', 'co', 'View')],
  ['active eq True', compare('active', 'eq', true)],
  ['externalId pr', compare('externalid', 'pr', null)],
])('%s', (text, expected) => {
  expect(parseFilter(text)).toEqual(expected);
});

test('and binds before or, parentheses before both, not before and', () => {
  const format = (filter: Filter): string =>
    filter.kind === 'compare'
      ? filter.path
      : filter.kind === 'not'
        ? `!${format(filter.of)}`
        : `(${format(filter.left)} ${filter.kind} ${format(filter.right)})`;
  expect(format(parseFilter('a pr or b pr and c pr'))).toBe('(a or (b and c))');
  expect(format(parseFilter('(a pr or b pr) and c pr'))).toBe('((a or b) and c)');
  expect(format(parseFilter('not (a pr) and b pr'))).toBe('(!a and b)');
  expect(format(parseFilter('emails[type eq "work" and value eq "v"]'))).toBe(
    '(emails.type and emails.value)',
  );
  expect(format(parseFilter('emails[type eq "work"].value eq "v"'))).toBe('(emails.type and emails.value)');
});

test.each([
  '',
  'userName',
  'userName is "x"',
  'userName eq x',
  'userName eq "x',
  'userName eq "x" and',
  '(userName eq "x"',
  'userName eq "x")',
  'userName eq {"a":1}',
  'user;Name eq "x"',
  `userName eq "${'x'.repeat(1_000)}"`,
  Array.from({ length: 21 }, () => 'a pr').join(' or '),
  `${'('.repeat(12)}a pr${')'.repeat(12)}`,
])('refused is %s', (text) => {
  expect(() => parseFilter(text)).toThrow(expect.objectContaining({ scimType: 'invalidFilter' }));
});
