// @vitest-environment jsdom
import type { ReadRow } from '@tv/contract/uploads/read-sheet';
import { expect, test } from 'vitest';
import type { UploadEntry } from '../upload-entry.ts';
import { emptyForm } from '../upload-form-fields.ts';
import { planSheet } from './plan-sheet.ts';

const file = (name: string, folder = '') => {
  const made = new File([name], name);
  Object.defineProperty(made, 'webkitRelativePath', { value: folder && `${folder}/${name}` });
  return made;
};
const row = (line: number, fileName: string, more: Partial<ReadRow> = {}): ReadRow => ({
  line,
  file: fileName,
  metadata: {},
  captions: [],
  attachments: [],
  cells: {},
  problems: [],
  ...more,
});
const upload = (fileName: string, size: number, state: UploadEntry['state']): UploadEntry => ({
  id: fileName,
  fileName,
  size,
  captions: [],
  attachments: [],
  state,
  readBytes: 0,
  sentBytes: 0,
  isAway: false,
  isItem: false,
  progress: 0,
  form: emptyForm,
  savedForm: emptyForm,
});
const plan = (
  rows: ReadRow[],
  files: File[],
  more: { uploads?: UploadEntry[]; categories?: string[]; mayMakeCategories?: boolean } = {},
) =>
  planSheet({
    sheet: { rows, unknown: [] },
    files,
    uploads: [],
    items: new Map(),
    categories: [],
    mayMakeCategories: true,
    ...more,
  });
const outcomes = ({ rows }: ReturnType<typeof planSheet>) =>
  rows.map(({ line, outcome, problems }) => [
    line,
    outcome,
    ...problems.map(({ column, why }) => `${column} ${why.kind}`),
  ]);

test('files are found by name, with captions and attachments; what nothing names is left over', () => {
  const [talk, seen, beside, slides, walk, notes] = [
    file('Talk.mp4'),
    file('seen.vtt'),
    file('Talk.de.vtt'),
    file('slides.pdf'),
    file('walk.mp3'),
    file('notes.txt'),
  ];
  const planned = plan(
    [
      row(2, 'Talk.mp4', {
        captions: [{ languageCode: 'en', file: 'seen.vtt', kind: 2 }],
        attachments: ['slides.pdf'],
      }),
      row(3, 'nowhere.mp4'),
    ],
    [talk, seen, beside, slides, walk, notes],
  );
  expect(outcomes(planned)).toEqual([
    [2, 'new'],
    [3, 'missing'],
  ]);
  expect(planned.rows[0]?.media).toEqual({
    file: talk,
    captions: [
      { languageCode: 'en', file: seen, kind: 2 },
      { languageCode: 'de', file: beside },
    ],
    attachments: [slides],
  });
  expect(planned.leftOver.map(({ file: { name } }) => name)).toEqual(['walk.mp3']);
  expect(planned.unused).toEqual([notes]);
});

test('a name alone must be of one file; folders tell them apart', () => {
  const files = [file('a.mp4', 'x'), file('a.mp4', 'y'), file('b.mp4', 'x')];
  expect(
    outcomes(plan([row(2, 'a.mp4'), row(3, 'y/a.mp4'), row(4, 'x\\b.mp4'), row(5, 'b.mp4')], files)),
  ).toEqual([
    [2, 'wrong', 'file several'],
    [3, 'new'],
    [4, 'new'],
    [5, 'wrong', 'file twice'],
  ]);
});

test('a file that is in the list gets its texts there, so that a sheet may be repeated', () => {
  const talk = file('talk.mp4');
  const uploads = [
    upload('talk.mp4', talk.size, 'sending'),
    upload('old.mp4', 1, 'known'),
    upload('gone.mp4', 8, 'lost'),
  ];
  const gone = file('gone.mp4');
  const planned = plan([row(2, 'talk.mp4'), row(3, 'old.mp4'), row(4, 'gone.mp4')], [talk, gone], {
    uploads,
  });
  expect(outcomes(planned)).toEqual([
    [2, 'update'],
    [3, 'known'],
    [4, 'new'],
  ]);
  expect(planned.rows[0]?.uploadId).toBe('talk.mp4');
  expect(planned.leftOver).toEqual([]);
});

test('wrong cells, missing captions and categories that one may not make are named', () => {
  const rows = [
    row(2, 'a.mp4', { problems: [{ column: 'Date', value: 'x', why: { kind: 'date' } }] }),
    row(3, 'b.mp4', { captions: [{ languageCode: 'en', file: 'none.vtt' }] }),
    row(4, '', {}),
    row(6, '', { otherId: '4711' }),
    row(5, 'c.mp4', { metadata: { categoryNames: ['talks', 'New'] } }),
  ];
  const files = ['a.mp4', 'b.mp4', 'c.mp4'].map((name) => file(name));
  const given = { categories: ['Talks'] };
  const planned = plan(rows, files, given);
  expect(outcomes(planned)).toEqual([
    [2, 'wrong', 'Date date'],
    [3, 'wrong', 'captions noFile'],
    [4, 'wrong', 'file empty'],
    [6, 'wrong', 'id noItem'],
    [5, 'new'],
  ]);
  expect(planned.newCategories).toEqual(['New']);
  expect(outcomes(plan(rows.slice(4), files, { ...given, mayMakeCategories: false }))).toEqual([
    [5, 'wrong', 'category noCategory'],
  ]);
});
