import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Parameters that hold what people write: names and titles of any direction. */
const written = [
  ...[
    'by',
    'category',
    'chapter',
    'file',
    'filter',
    'given',
    'group',
    'into',
    'item',
    'language',
    'name',
    'names',
  ],
  ...[
    'organization',
    'person',
    'present',
    'row',
    'rule',
    'tag',
    'term',
    'title',
    'value',
    'who',
    'word',
    'words',
  ],
];
/** Parameters that hold the portal's own words, numbers, dates and addresses. */
const own = [
  ...['about', 'action', 'address', 'ago', 'all', 'bytes', 'clock', 'code', 'column', 'count', 'date', 'day'],
  ...[
    'domains',
    'duration',
    'email',
    'end',
    'half',
    'items',
    'kind',
    'known',
    'label',
    'left',
    'length',
    'limit',
  ],
  ...['list', 'members', 'message', 'moment', 'most', 'now', 'one', 'other', 'page', 'percent', 'place'],
  ...[
    'planned',
    'quality',
    'rate',
    'read',
    'reason',
    'rest',
    'results',
    'role',
    'scope',
    'seconds',
    'sentence',
    'share',
  ],
  ...[
    'shown',
    'size',
    'span',
    'state',
    'themes',
    'time',
    'timeZone',
    'usual',
    'version',
    'views',
    'what',
    'when',
  ],
  ...['whole', 'zone'],
];

const files = (['en', 'de'] as const).flatMap((language) =>
  readdirSync(join(import.meta.dirname, language)).map((name) => ({
    name: `${language}/${name}`,
    text: readFileSync(join(import.meta.dirname, language, name), 'utf8'),
  })),
);

test('a text isolates each name and title that it puts into a sentence', () => {
  const wrong = files.flatMap(({ name, text }) => [
    ...[...text.matchAll(/\$\{(\w+)\}/g)]
      .filter(([, inserted]) => written.includes(inserted!))
      .map(([inserted]) => `${name}: write isolate(…) in ${inserted}`),
    ...[...text.matchAll(/[(,]\s*(\w+)\??: string\b/g)]
      .filter(([, parameter]) => !written.includes(parameter!) && !own.includes(parameter!))
      .map(([, parameter]) => `${name}: say in this test what ${parameter} holds`),
  ]);
  expect(wrong).toEqual([]);
});
