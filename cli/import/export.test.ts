import { ContentStatus, Visibility } from '@tv/contract/enumerations';
import { readCsvSheet, readJsonSheet } from '@tv/contract/uploads/read-sheet';
import type { ExportedItem } from '@tv/contract/uploads/sheet-row';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf, sheetText } from './export.ts';

/** Words with all that means something in a cell, and nothing around them. */
const words = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9äß漢 .!?#&_]{1,8}$/),
      fc.constantFrom("'", '"', '=', '+', '-', '@', '＝', '[', ']', ',', ';', '\t', '\\', 'sep=;', '/'),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').trim())
  .filter(Boolean);
const translations = fc.constantFrom(
  {},
  { de: { title: 'Rückblick' }, 'pt-BR': { title: 'Olhar, para trás', description: 'Um\nano' } },
  { ja: { description: '振り返り' } },
);
const list = fc.array(words, { maxLength: 4 });
const item = fc
  .record({
    fileName: words,
    title: words,
    description: fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n')),
    translations,
    tags: list,
    speakers: list,
    categories: list.map((names) => names.map((name) => ({ id: '', name }))),
    visibility: fc.constantFrom(Visibility.PUBLIC, Visibility.INTERNAL),
    publishDate: fc.constantFrom('2011-05-04T10:00:00.000Z', undefined),
    isListed: fc.boolean(),
    storage: fc.constant('ready' as const),
    oldAddresses: fc.constantFrom([], ['https://old.example/a;b', 'https://old.example/c?d=1,2']),
    audience: fc.constant({ kind: 'everybody' as const }),
    status: fc.constantFrom(ContentStatus.PUBLISHED, ContentStatus.DRAFT),
  })
  .map((each) => ({ id: 'an id', watchPath: '/watch', captionLanguages: ['en'], ...each }));

it.each([
  ['.csv', readCsvSheet],
  ['.json', readJsonSheet],
] as const)('an exported %s says the same when it is read again', (ending, read) => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), (items) => {
      const rows = items.map((each) => cellsOf(each as unknown as ExportedItem, 'https://tv.example'));
      const { rows: found, unknown } = read(Buffer.from(sheetText(rows, ending)));
      expect(unknown).toEqual([]);
      expect(found.flatMap(({ problems }) => problems)).toEqual([]);
      expect(found.map(({ file, metadata }) => ({ file, ...metadata }))).toEqual(
        items.map(({ fileName, categories, publishDate, status, ...each }) => ({
          file: fileName,
          title: each.title,
          ...(each.description && { description: each.description }),
          ...(Object.keys(each.translations).length > 0 && { translations: each.translations }),
          ...(each.tags.length > 0 && { tags: each.tags }),
          ...(each.speakers.length > 0 && { speakers: each.speakers }),
          ...(categories.length > 0 && { categoryNames: categories.map(({ name }) => name) }),
          visibility: each.visibility,
          ...(publishDate && { publishDate }),
          isListed: each.isListed,
          audience: { kind: 'everybody' },
          ...(each.oldAddresses.length > 0 && { oldAddresses: each.oldAddresses }),
          isDraft: status === ContentStatus.DRAFT,
        })),
      );
    }),
    { numRuns: 500 },
  );
});
