// @vitest-environment jsdom
import { readCsvSheet } from '@tv/contract/uploads/read-sheet';
import { expect, test, vi } from 'vitest';
import { addUploads, allUploads, changeUpload } from '../upload-store.ts';
import { applySheet, formOfRow } from './apply-sheet.ts';
import { templateOf } from './template.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(name: string, given: unknown) => Promise<unknown>>() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call }));
vi.mock('../run-uploads.ts', () => ({ runUploads: () => {} }));

const read = (text: string) => readCsvSheet(new TextEncoder().encode(text));
const categories = [
  { id: 'a', name: 'Talks' },
  { id: 'b', name: 'Asia' },
];

test('a row becomes what the form has, and empty cells leave the form alone', () => {
  const { rows } = read(
    'file,title,tags,category,visibility,listed,date,status\n' +
      'a.mp4,One,"x, y",asia,internal,no,2011-05-04T10:00Z,published\n' +
      'b.mp4,,,,,,,draft\nc.mp4,,,,,,,\n',
  );
  expect(rows.map(({ metadata }) => formOfRow(metadata, categories, true))).toEqual([
    {
      title: 'One',
      tags: ['x', 'y'],
      categories: [{ id: 'b', name: 'Asia' }],
      visibility: 1,
      isListed: false,
      publishDate: '2011-05-04T10:00:00.000Z',
      isPublished: true,
    },
    { isPublished: false },
    { isPublished: true },
  ]);
  expect(formOfRow({}, categories, false)).toEqual({});
});

test('the template is a sheet that can be read', () => {
  const { rows, unknown } = read(templateOf([]));
  expect(unknown).toEqual([]);
  expect(rows).toMatchObject([
    { file: 'talk.mp4', metadata: { title: 'What we learned', isDraft: true }, problems: [] },
  ]);
  const named = read(templateOf(['=1.mp4', 'a "b", c.mp4']));
  expect(named.rows.map(({ file }) => file)).toEqual(['=1.mp4', 'a "b", c.mp4']);
});

test('old addresses go to an upload that is an item by now, since its form has no field for them', () => {
  call.mockResolvedValue({});
  addUploads([{ file: new File(['x'], 'a.mp4'), captions: [], attachments: [], form: {} }]);
  const { id } = allUploads()[0]!;
  changeUpload(id, { isItem: true, mediaContentId: 'an-item' });
  const [row] = read('file,oldAddresses\na.mp4,https://old.example/1\n').rows;
  const planned = { ...row!, fileName: 'a.mp4', outcome: 'update' as const, problems: [], uploadId: id };
  const plan = { rows: [planned], leftOver: [], unused: [], newCategories: [] };
  applySheet(plan, { takesLeftOver: false, publishes: false, categories });
  expect(call).toHaveBeenCalledWith('PUT /Management/MediaContents/:id/OldAddresses', {
    params: { id: 'an-item' },
    body: { addresses: ['https://old.example/1'] },
  });
});
