// @vitest-environment jsdom
import { ProcessingStatus } from '@tv/contract/enumerations';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { changeBringing, currentBringing, setBringing } from './bring-store.ts';
import { openChosen } from './chosen-source.ts';
import { readChosen } from './read-chosen.ts';
import { reportOf } from './report.ts';
import { pauseBringing, retryFailed, runBringing } from './run-bringing.ts';

const { COMPLETED, ERROR, PROCESSING } = ProcessingStatus;

type Given = {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  bytes?: Blob;
  signal?: AbortSignal;
};
const { call, callPaged } = vi.hoisted(() => ({
  call: vi.fn<(name: string, given: Given) => Promise<unknown>>(),
  callPaged: vi.fn<(name: string, given: unknown) => Promise<unknown>>(),
}));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call, callPaged }));
vi.mock('@tv/client/lib/media-contents/managed.ts', () => ({ reloadManagedContents: async () => {} }));
vi.mock('../content-key.ts', async () => ({
  ...(await vi.importActual<object>('../content-key.ts')),
  contentKey: async (file: File) => `sha256 ${file.name}`,
}));

const at = (path: string, content = path) => ({
  path: `export/${path}`,
  file: new File([content], path.split('/').at(-1)!),
});
const outcomes = () => currentBringing()!.lines.map(({ item, outcome }) => `${item.sourceId}: ${outcome}`);
/** What is here, by the id of its upload. */
const uploads = new Map<string, { size: number; arrived: number }>();
let refuse: (name: string, given: Given) => unknown;

beforeEach(() => {
  uploads.clear();
  refuse = () => undefined;
  callPaged.mockResolvedValue({ answer: [] });
  call.mockImplementation(async (name, given) => {
    const refusal = refuse(name, given);
    if (refusal instanceof Error) throw refusal;
    const id = given.params?.['id'] ?? '';
    if (name === 'POST /Management/Uploads') {
      const source = given.body!['source'] as { id: string };
      const size = Number(given.body!['sizeInBytes']);
      if (!uploads.has(source.id)) uploads.set(source.id, { size, arrived: 0 });
      const { arrived } = uploads.get(source.id)!;
      return { id: source.id, offset: arrived, isCompleted: false };
    }
    if (name === 'PATCH /Management/Uploads/:id') {
      const upload = uploads.get(id)!;
      upload.arrived += given.bytes!.size;
      return { offset: upload.arrived };
    }
    return name === 'GET /Management/Processings/:id' ? { processingStatus: COMPLETED } : {};
  });
});

const read = async () =>
  setBringing(
    await readChosen('folder', [
      ...[at('a.mp4'), at('a.en.vtt'), at('Talks/b.mp4'), at('Talks/c.mp4'), at('.hidden.mp4')],
      at('items.csv', 'file,title\nTalks/b.mp4,The b\ngone.mp4,Gone\n'),
    ]),
  );

it('shows what would come, and what is here', async () => {
  callPaged.mockResolvedValueOnce({ answer: [{ sourceId: 'a.mp4', state: 'here', id: 'x' }], next: 'more' });
  callPaged.mockResolvedValueOnce({ answer: [{ sourceId: 'Talks/c.mp4', state: 'deleted' }] });
  await read();
  expect(currentBringing()).toMatchObject({ instance: 'export', state: 'preview' });
  expect(outcomes()).toEqual([
    'a.mp4: here',
    'Talks/b.mp4: coming',
    'Talks/c.mp4: deleted',
    'gone.mp4: noFile',
  ]);
  expect(call).not.toHaveBeenCalled();
});

it('brings the rest in where one fails, leaves refused captions out, and tells all in the report', async () => {
  await read();
  refuse = (name, { body, params }) =>
    (name === 'POST /Management/Uploads' && (body!['source'] as { id: string }).id === 'Talks/c.mp4') ||
    (name.includes('Subtitles') && params!['languageCode'] === 'en')
      ? new ApiError('No', { status: 400, reason: 'files.otherFile', exceptionData: {} })
      : undefined;
  changeBringing({ categoryName: 'Moved' });
  await runBringing();
  expect(currentBringing()!.state).toBe('ended');
  expect(outcomes()).toEqual(['a.mp4: came', 'Talks/b.mp4: came', 'Talks/c.mp4: failed', 'gone.mp4: noFile']);
  const [, { body }] = call.mock.calls.find(([name]) => name === 'POST /Management/Uploads')!;
  expect(body).toMatchObject({
    categoryNames: ['Moved'],
    isDraft: true,
    idempotencyKey: 'sha256 a.mp4',
    source: { kind: 'folder', instance: 'export', id: 'a.mp4' },
  });
  const report = reportOf(currentBringing()!, 'https://tv.example').split('\r\n');
  expect(report).toHaveLength(6);
  expect(report[1]).toMatch(/^a\.mp4,a,Here,https:\/\/tv\.example\/watch\/a\.mp4,,.*a\.en\.vtt/);
  expect(report[3]).toMatch(/^Talks\/c\.mp4,c,Failed,/);
  refuse = () => undefined;
  retryFailed();
  await expect.poll(outcomes).toContain('Talks/c.mp4: came');
});

it('pictures come along once the files are processed, and one that is refused is noted', async () => {
  setBringing(
    await readChosen(
      'folder',
      ['a.mp4', 'a.jpg', 'b.mp4', 'b.png', 'c.mp4', 'c.png'].map((path) => at(path)),
    ),
  );
  const usual = call.getMockImplementation()!;
  call.mockImplementation(async (name, given) =>
    name === 'GET /Management/Processings/:id' && given.params!['id'] === 'c.mp4'
      ? { processingStatus: ERROR }
      : usual(name, given),
  );
  refuse = (name, { params }) =>
    name.includes('Poster') && params!['id'] === 'b.mp4'
      ? new ApiError('No', { status: 400, reason: 'field.picture', exceptionData: {} })
      : undefined;
  await runBringing();
  expect(outcomes()).toEqual(['a.mp4: came', 'b.mp4: came', 'c.mp4: came']);
  const pictures = call.mock.calls.filter(([name]) => name.includes('Poster/Picture'));
  expect(pictures.map(([, { params, bytes }]) => [params!['id'], (bytes as File).name])).toEqual([
    ['a.mp4', 'a.jpg'],
    ['b.mp4', 'b.png'],
  ]);
  expect(currentBringing()!.lines.map(({ notes }) => notes)).toEqual([
    [],
    [expect.stringContaining('The picture did not come along.')],
    [],
  ]);
});

it('a pause while pictures wait for the processing ends the waiting, and *Continue* goes on with them', async () => {
  setBringing(
    await readChosen(
      'folder',
      ['a.mp4', 'a.jpg'].map((path) => at(path)),
    ),
  );
  const usual = call.getMockImplementation()!;
  let processingStatus: number = PROCESSING;
  call.mockImplementation(async (name, given) => {
    if (name !== 'GET /Management/Processings/:id') return usual(name, given);
    if (processingStatus === PROCESSING) setTimeout(pauseBringing);
    return { processingStatus };
  });
  await runBringing();
  expect(currentBringing()!.state).toBe('paused');
  processingStatus = COMPLETED;
  await runBringing();
  expect(currentBringing()).toMatchObject({ state: 'ended', lines: [{ isPictureDue: false }] });
});

it('pauses, and stops where no more may be uploaded', async () => {
  await read();
  refuse = (name, { signal }) => {
    if (name !== 'PATCH /Management/Uploads/:id') return undefined;
    pauseBringing();
    return signal!.aborted ? new ApiError('Aborted', {}) : undefined;
  };
  await runBringing();
  expect(currentBringing()!.state).toBe('paused');
  expect(outcomes()[0]).toBe('a.mp4: coming');
  refuse = (name) =>
    name === 'POST /Management/Uploads'
      ? new ApiError('Full', {
          status: 429,
          reason: 'files.otherFile',
          exceptionData: { quota: 'uploadsPerDay' },
        })
      : undefined;
  await runBringing();
  expect(currentBringing()).toMatchObject({ state: 'paused', stopped: expect.any(String) as string });
  refuse = () => undefined;
  await runBringing();
  expect(currentBringing()!.state).toBe('ended');
});

it('reads a folder and files without one', async () => {
  const folder = await openChosen([at('a/b.mp4'), at('a/.x/c.mp4')]);
  expect([folder.name, await folder.files.list()]).toEqual(['export', [{ path: 'a/b.mp4', sizeInBytes: 7 }]]);
  await expect(folder.fileOf({ path: '../b.mp4' })).rejects.toThrow('There is no file');
  await expect(folder.fileOf({ address: 'https://a.example/b.mp4' })).rejects.toThrow('command line');
});
