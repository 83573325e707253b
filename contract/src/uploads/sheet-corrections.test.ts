import { expect, it } from 'vitest';
import { readCsvSheet } from './read-sheet.ts';
import { columns } from './sheet-columns.ts';
import type { CorrectedItem, ExportedItem } from './sheet-row.ts';
import { correctionOf } from './sheet-corrections.ts';

const item = {
  id: '8a3f1c9e-1c1f-4a55-9d4e-6b1f0f1e2d3c',
  title: 'Old, of "2011"',
  description: 'First line\nSecond line',
  translations: { de: { title: 'Alt' } },
  tags: ['trade', 'China'],
  speakers: [],
  categories: [{ id: 'c', name: 'Talks' }],
  visibility: 2,
  publishDate: '2011-05-04T10:00:00.000Z',
  isListed: true,
  audience: { kind: 'everybody' },
  status: 1,
  storage: 'ready',
  watchPath: '/watch/8a3f1c9e',
  oldAddresses: ['https://old.example/a;b', 'https://old.example/c?d=1,2'],
} as unknown as CorrectedItem;

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** A sheet of the item as it was exported, with some of its cells edited. */
const sheetOf = (edited: Record<string, string> = {}, without: string[] = []) => {
  const exported: ExportedItem = { ...item, captionLanguages: [] };
  const shown = columns.filter(({ name }) => !without.includes(name));
  const cells = shown.map(({ name, write }) => edited[name] ?? write(exported, 'https://tv.example'));
  const lines = [shown.map(({ name }) => name), cells].map((each) => each.map(cell).join(','));
  const { rows } = readCsvSheet(new TextEncoder().encode(lines.join('\r\n')));
  expect(rows[0]!.problems).toEqual([]);
  return rows[0]!;
};

it('a sheet as it was exported corrects nothing, whatever others changed meanwhile', () => {
  expect(sheetOf().id).toBe(item.id);
  expect(correctionOf(sheetOf(), item)).toMatchObject({ changes: [], conflicts: [], metadata: {} });
  const changed = { ...item, title: 'By somebody else', tags: [] };
  expect(correctionOf(sheetOf(), changed)).toMatchObject({ changes: [], conflicts: [] });
});

it('edited cells are what changes', () => {
  const row = sheetOf({ title: 'New', category: 'Talks; Asia', status: 'draft', visibility: 'internal' });
  const { changes, metadata } = correctionOf(row, { ...item, description: 'By somebody else' });
  expect(changes).toEqual([
    { column: 'title', before: 'Old, of "2011"', after: 'New' },
    { column: 'category', before: 'Talks', after: 'Talks; Asia' },
    { column: 'visibility', before: 'public', after: 'internal' },
    { column: 'status', before: 'published', after: 'draft' },
  ]);
  expect(metadata).toEqual({
    title: 'New',
    categoryNames: ['Talks', 'Asia'],
    visibility: 1,
    isDraft: true,
  });
});

it('a cell that was edited here and there is a conflict, one with the same outcome is none', () => {
  const row = sheetOf({ title: 'New' });
  const { changes, conflicts } = correctionOf(row, { ...item, title: 'By somebody else' });
  expect([changes, conflicts]).toEqual([[], [{ column: 'title', before: 'By somebody else', after: 'New' }]]);
  expect(correctionOf(row, { ...item, title: 'New' })).toMatchObject({ changes: [], conflicts: [] });
});

it('what a spreadsheet writes in its own way is no edit', () => {
  const row = sheetOf({
    description: 'First line\r\nSecond line ',
    tags: 'trade; China',
    date: '2011-05-04T10:00:00Z',
    listed: 'TRUE',
    visibility: 'Public',
  });
  expect(correctionOf(row, item).changes).toEqual([]);
});

it('an empty cell and a missing column say nothing', () => {
  expect(correctionOf(sheetOf({ description: '', tags: '' }), item).changes).toEqual([]);
  expect(correctionOf(sheetOf({}, ['tags', 'date']), item).changes).toEqual([]);
});

it('without the marks of an export a row is compared with the item as it is', () => {
  const row = sheetOf({ title: 'New' }, ['exported']);
  const { changes, conflicts } = correctionOf(row, { ...item, tags: ['trade'] });
  expect(changes.map(({ column }) => column)).toEqual(['title', 'tags']);
  expect(conflicts).toEqual([]);
});

it('an id of another program is none', () => {
  const { rows } = readCsvSheet(new TextEncoder().encode('file,id\na.mp4,dQw4w9WgXcQ\n'));
  expect(rows[0]).toMatchObject({ file: 'a.mp4', problems: [] });
  expect(rows[0]!.id).toBeUndefined();
});

it('old addresses are compared whatever their order, and may have semicolons and commas', () => {
  const same = sheetOf({ oldAddresses: 'https://old.example/c?d=1,2 https://old.example/a;b' });
  expect(correctionOf(same, item).changes).toEqual([]);
  const further = sheetOf({
    oldAddresses: 'https://old.example/a;b;HTTPS://old.example/e\nhttp://old.example/f',
  });
  expect(correctionOf(further, item).metadata.oldAddresses).toEqual([
    'HTTPS://old.example/e',
    'http://old.example/f',
    'https://old.example/a;b',
  ]);
});

it('texts of several languages are corrected together, and an empty one that others filled in is a conflict', () => {
  const row = sheetOf({ 'title.de': 'Neu', 'description.pt-BR': 'Novo' });
  expect(correctionOf(row, item).metadata).toEqual({
    translations: { de: { title: 'Neu' }, 'pt-BR': { description: 'Novo' } },
  });
  const theirs = { ...item, translations: { ...item.translations, 'pt-BR': { description: 'Deles' } } };
  expect(correctionOf(row, theirs)).toMatchObject({
    conflicts: [{ column: 'description.pt-BR', before: 'Deles', after: 'Novo' }],
    metadata: { translations: { de: { title: 'Neu' } } },
  });
});
