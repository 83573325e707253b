import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { api } from './calls/api.ts';
import type { Endpoint } from './endpoint.ts';
import { languages } from './languages/languages.ts';
import { organizationTextNames } from './organization/organization-text-names.ts';
import { asLine } from './text-characters.ts';
import { FilledLine, Line, Lines } from './texts.ts';

const inNoText = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f'];
const inNoLine = [...inNoText, '\t', '\n', '\r', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];
const withIn = (characters: string[]) => characters.map((each) => `a${each}b`);
const taken = (schema: TSchema, texts: string[]) => texts.filter((text) => Value.Check(schema, text));

test('a text of one line has no break, no control character and nothing that turns its direction', () => {
  for (const kind of [Line, FilledLine]) {
    expect(taken(kind({ maxLength: 9 }), withIn(inNoLine))).toEqual([]);
    // The marks of Hebrew and Arabic, joiners of scripts and emoji, and every letter stay.
    const good = ['Ärger', 'שלום\u200f!', 'می\u200cخواهم', '👩\u200d🚀', '日本', ' a '];
    expect(taken(kind({ maxLength: 20 }), good)).toEqual(good);
  }
  expect(taken(Line({ maxLength: 9 }), ['', '  '])).toEqual(['', '  ']);
  expect(taken(FilledLine({ maxLength: 9 }), ['', '  ', '\u3000'])).toEqual([]);
});

test('a text of several lines has breaks and tabs, and no other control character', () => {
  const kind = Lines({ maxLength: 9 });
  expect(taken(kind, withIn(inNoText))).toEqual([]);
  const good = ['', 'a\nb', 'a\r\nb', '\ta', 'a\u202bb\u202c'];
  expect(taken(kind, good)).toEqual(good);
});

test('a text is made one line', () => {
  expect(asLine('a\r\n\tb\u202e c\u0007\u2028d')).toBe('a b c d');
  expect(Value.Check(Line({ maxLength: 99 }), asLine(inNoLine.join('x')))).toBe(true);
});

type Schema = TSchema & {
  type?: string;
  const?: unknown;
  enum?: unknown;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** All texts of a schema, each with its path. A text with fixed values is none. */
function textsIn(schema: Schema | undefined, path: string): { path: string; schema: Schema }[] {
  if (!schema) return [];
  const { type, properties = {}, patternProperties = {}, items, anyOf = [], allOf = [] } = schema;
  if (type === 'string') return schema.const === undefined && !schema.enum ? [{ path, schema }] : [];
  return [
    ...Object.entries(properties).flatMap(([name, each]) => textsIn(each, path ? `${path}.${name}` : name)),
    ...Object.values(patternProperties).flatMap((each) => textsIn(each, `${path}{}`)),
    ...textsIn(items, `${path}[]`),
    ...[...anyOf, ...allOf].flatMap((each) => textsIn(each, path)),
  ];
}

/** Texts of several lines. */
const ofSeveralLines = [
  ...['description', 'comment', 'change.comment', 'accessibilityStatement'],
  ...languages.map((tag) => `translations.${tag}.description`),
  ...organizationTextNames.flatMap((name) => ['default', ...languages].map((tag) => `texts.${name}.${tag}`)),
];

/** Texts that are of no kind here, because other code reads them. */
const readElsewhere: [why: string, paths: string[]][] = [
  [
    'secrets are compared, never shown',
    [
      ...['password', 'newPassword', 'token', 'selfRegistrationUserId', 'botCheckToken', 'secret', 'code'],
      ...['POST /Backstage: key', 'POST /Backstage/Tickets: key'],
    ],
  ],
  ['addresses have a code of their own', ['email', 'emails[]', 'emailAddress', 'contactEmail']],
  [
    'a parser takes nothing else',
    [
      ...['domain', 'allowedNetworks[]', 'embedOrigins[]', 'apiOrigins[]', 'redirectUris[]'],
      ...['postLogoutRedirectUris[]', 'url', 'endpoint'],
    ],
  ],
  [
    'one of a list that the service has',
    ['timeZone', 'colors{}', 'playerSettings.defaultSubtitleLanguage', 'organizationName'],
  ],
  ['E.164', ['phoneNumber']],
  ['normalized to what can be seen', ['PATCH /Management/Organization: name', 'firstName', 'lastName']],
  ['names no stored thing', ['PUT /applications/:id: id']],
  ['normalized where it is counted', ['searches[].term']],
  [
    'as it is in the file; normalized where it is stored',
    [
      ...['id', 'place.region', 'runs[].text', 'runs[].speaker', 'runs[].language', 'runs[].classes[]']
        .concat('runs[].ruby')
        .flatMap((path) => [`cues[].${path}`, `changed[].${path}`]),
      'regions[].id',
    ],
  ],
  ['only its kind is stored', ['from']],
];
const elsewhere = readElsewhere.flatMap(([, paths]) => paths);

const inCalls = Object.entries(api as Record<string, Endpoint>)
  .filter(([name]) => !name.startsWith('GET '))
  .flatMap(([name, { body, query, params }]) =>
    [body, query, params].flatMap((part) =>
      textsIn(part as Schema | undefined, '').map((text) => ({ name, ...text })),
    ),
  );

test('every text that a call takes and stores is of one of these kinds', () => {
  const wrong = inCalls
    .filter(({ name, path }) => !elsewhere.includes(path) && !elsewhere.includes(`${name}: ${path}`))
    .filter(({ path, schema }) => {
      const { minLength = 0, maxLength = 1_000 } = schema as { minLength?: number; maxLength?: number };
      const filler = 'a'.repeat(Math.max(1, Math.min(maxLength - 2, minLength)));
      const forbidden = ofSeveralLines.includes(path) ? inNoText : inNoLine;
      const allowed = ofSeveralLines.includes(path) ? ['\n', '\t'] : [];
      return (
        taken(
          schema,
          forbidden.map((each) => `${filler}${each}b`),
        ).length > 0 ||
        taken(
          schema,
          allowed.map((each) => `${filler}${each}b`),
        ).length < allowed.length
      );
    })
    .map(({ name, path }) => `${name}: ${path}`);
  expect(wrong).toEqual([]);
});

test('every exception is of a text that a call takes', () => {
  const paths = new Set(inCalls.flatMap(({ name, path }) => [path, `${name}: ${path}`]));
  expect([...elsewhere, ...ofSeveralLines].filter((path) => !paths.has(path))).toEqual([]);
});
