import { languages } from '@tv/contract/languages/languages';
import { expect, it, test } from 'vitest';
import {
  areasOf,
  maxWidthsOf,
  notedPlaceholders,
  readArea,
  textsOf,
  type Text,
  type Texts,
} from './catalogue.ts';
import { lacksOf } from './lacks.ts';
import { catalogueFolders } from './make.ts';
import { widthOf } from './message.ts';
import { writeModule } from './write-module.ts';

test.each(languages)('the catalogues in %s are whole', (language) => {
  expect(lacksOf(language)).toEqual([]);
});

/** Placeholders that hold what people write in some messages, and the portal's own words in others. */
const ofBothKinds = ['end', 'given', 'reason', 'title'];

test('what people write is isolated wherever it is put in', () => {
  const kinds = new Map<string, Set<string>>();
  const note = (group: Texts) => {
    for (const [name, text] of textsOf(group)) {
      for (const [placeholder, kind] of Object.entries(notedPlaceholders(group, name)))
        kinds.set(placeholder, (kinds.get(placeholder) ?? new Set()).add(String(kind)));
      if (typeof text === 'object' && !Array.isArray(text)) note(text as Texts);
    }
  };
  // Terminals order what they show by themselves, and what they show is copied. The web isolates what it puts into notes of readers.
  for (const folder of catalogueFolders.filter((each) => !/\/cli\/|src\/platform|sources/.test(each)))
    for (const area of areasOf(folder)) note(readArea(folder, 'en', area));
  expect(kinds.size).toBeGreaterThan(50);
  const doubtful = [...kinds].filter(([, each]) => each.has('written') && each.has('string'));
  expect(doubtful.map(([name]) => name).sort()).toEqual(ofBothKinds);
});

test.each([
  ['a Chinese letter is two wide, a mark none', '日本 é نُ', 8],
  ['values are not counted', 'New at {name}', 7],
  [
    'of plurals and choices the longest counts',
    '{n, plural, one {# day} other {# days{is, select, a { on} other {}}}}',
    8,
  ],
])('how wide a text is: %s', (_, message, width) => {
  expect(widthOf(message)).toBe(width);
});

test('a group may say once how wide each of its texts may be', () => {
  const texts: object = {
    '@tabs': { maxWidth: 9 },
    tabs: { a: 'A', b: ['B'] },
    rest: { '@c': { maxWidth: 3 }, c: 'C' },
  };
  expect(maxWidthsOf(texts as Texts)).toEqual([
    ['tabs/a', 9],
    ['tabs/b/0', 9],
    ['rest/c', 3],
  ]);
});

describeModule('a constant and a function of typed values', {
  english: {
    title: 'Title',
    '@by': { placeholders: { who: 'written', count: 'number' } },
    by: '{count, number} by {who}',
  },
  own: { title: 'Titel', by: '{count, number} von {who}' },
  module: [
    "import { isolate } from '@tv/contract/languages/isolate';",
    "import { number } from './locale.ts';",
    'export const title: string = "Titel";',
    'export const by = (who: string, count: number): string => `${number(count)} von ${isolate(who)}`;',
  ],
});
describeModule('plurals with their number, choices, and values that a language leaves out', {
  english: {
    '@n': { placeholders: { count: 'number' } },
    n: '{count, plural, one {# item} other {# items}}',
    '@c': { placeholders: { to: ['up', 'down'], is: 'boolean' } },
    c: '{to, select, up {Up} other {Down}}{is, select, true {!} other {}}',
    '@of': { placeholders: { of: 'string', count: 'counted' } },
    of: '{count, plural, =0 {None} other {# of {of}}}',
  },
  own: {
    n: '{count, plural, other {# 件}}',
    c: '{to, select, up {上} other {下}}{is, select, true {!} other {}}',
    of: '{count, plural, =0 {無} other {#}}',
  },
  module: [
    "import { counted, plural } from './locale.ts';",
    'export const n = (count: number): string => plural(count, { other: "# 件" });',
    'export const c = (to: "up" | "down", is: boolean): string => `${(to === "up" ? "上" : "下")}${(is ? "!" : \'\')}`;',
    'export const of = (_of: string, count: number, isExact = true): string => (count === 0 ? "無" : plural(count, { other: "#" }, counted(count, isExact)));',
  ],
});
describeModule('limits of the contract, for which a text takes no value', {
  english: {
    '@a': { placeholders: { most: 'uploadLimits.attachment', name: 'written' } },
    a: '{name} has more than {most, size}',
    task: {
      '@facts': { placeholders: { days: 'itemLimits.restorableDays' } },
      facts: ['It stays.', 'For {days, plural, one {# day} other {# days}}.'],
    },
  },
  own: {
    a: '{name} hat mehr als {most, size}',
    task: { facts: ['Es bleibt.', '{days, plural, one {# Tag} other {# Tage}} lang.'] },
  },
  module: [
    "import { isolate } from '@tv/contract/languages/isolate';",
    "import { uploadLimits } from '@tv/contract/limits/upload-limits';",
    "import { itemLimits } from '@tv/contract/limits/item-limits';",
    "import { byteSize, plural } from './locale.ts';",
    'export const a = (name: string): string => `${isolate(name)} hat mehr als ${/* @__PURE__ */ byteSize(uploadLimits.attachment)}`;',
    'export const task = { "facts": ["Es bleibt.", `${/* @__PURE__ */ plural(itemLimits.restorableDays, { one: "# Tag", other: "# Tage" })} lang.`] };',
  ],
});
describeModule('a table of reasons as templates', {
  english: {
    texts: {
      'a.b': 'At most {most, number} of {what}.',
      'a.c': '{count, plural, one {# item} other {# items}} of {most, size} left.',
    },
  },
  own: {
    texts: {
      'a.b': 'Höchstens {most, number} von {what}.',
      'a.c': '{count, plural, one {# Inhalt} other {# Inhalte}} von {most, size} übrig.',
    },
  },
  module: [
    "import { plural } from './locale.ts';",
    'export const texts = { "a.b": "Höchstens {most:number} von {what}.", "a.c": ({ count }: { count: number }): string => `${plural(count, { one: "# Inhalt", other: "# Inhalte" })} von {most:size} übrig.` };',
  ],
});

function describeModule(
  what: string,
  { english, own, module }: { english: Texts; own: Texts; module: readonly string[] },
): void {
  it(`writes ${what}`, () => {
    expect(writeModule(english, own).trim().split('\n').slice(1)).toEqual(module);
  });
}

it.each<[string, Text, Text, string]>([
  ['a text that is missing', 'A', undefined as never, 'is missing'],
  ['a group in place of a text', 'A', { b: 'B' }, 'is missing'],
  ['a value that English does not put in', 'A', 'A {b}', 'is no placeholder'],
  ['a list that is shorter', ['A', 'B'], ['A'], 'a list has 1 of 2'],
  ['a message that does not parse', 'A', 'A {b{', 'invalid syntax'],
])('refuses %s', (_, english, own, problem) => {
  expect(() => writeModule({ a: english }, { a: own })).toThrow(problem);
});

it('refuses a style that messages do not have, and a choice without "other"', () => {
  const note = { '@a': { placeholders: { when: 'date', who: 'string' } } };
  const same = (a: string) => () => writeModule({ ...note, a }, { a });
  expect(same('{when, date, full} {who}')).toThrow('is no style');
  expect(same('{when} {who, select, a {A}}')).toThrow('no form "other"');
});
