import type { Upload } from '@tv/contract/uploads/uploads';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { announceRecorded, sendFile } from './send-file.ts';

type Given = {
  bytes: Blob;
  headers: Record<string, string>;
  params: Record<string, string>;
  body?: { sizeInBytes?: number };
};
const { call } = vi.hoisted(() => ({ call: vi.fn<(name: string, given: Given) => Promise<unknown>>() }));
vi.mock('@tv/client/lib/api/call.ts', () => ({ call }));

const chunk = 'PATCH /Management/Uploads/:id';
const file = new File(['0123456789'], 'talk.mp4');
/** The bytes that the service has, as text. */
let stored = '';
const take = async ({ bytes, headers }: Given) => {
  const offset = stored.length;
  if (Number(headers['upload-offset']) !== offset)
    throw new ApiError('Conflict', { status: 409, reason: 'files.otherOffset', exceptionData: { offset } });
  stored += await bytes.text();
  return { offset: stored.length };
};

beforeEach(() => {
  stored = '';
  call.mockReset();
  call.mockImplementation((name, given) => (name === chunk ? take(given) : Promise.resolve({})));
});

const send = (offset: number, more: Partial<Parameters<typeof sendFile>[0]> = {}) => {
  const progress: number[] = [];
  const sent = sendFile({
    file,
    upload: { id: 'a', offset } as Upload,
    captions: [],
    attachments: [],
    onProgress: (bytes) => void progress.push(bytes),
    onLine: () => {},
    signal: new AbortController().signal,
    ...more,
  });
  return sent.then(() => progress);
};
const offsets = () => call.mock.calls.map(([, { headers }]) => headers['upload-offset']);

it('goes on where an earlier try has stopped', async () => {
  stored = '0123';
  expect(await send(4)).toEqual([4, 10]);
  expect(offsets()).toEqual(['4']);
  expect(stored).toBe('0123456789');
});

it('goes on where the service says, where the answer to an earlier chunk was lost', async () => {
  stored = '012345';
  expect(await send(0)).toEqual([0, 6, 10]);
  expect(offsets()).toEqual(['0', '6']);
  expect(stored).toBe('0123456789');
});

it('sends what lies beside the file first, and names what was refused', async () => {
  const captions = [{ file: new File(['x'], 'talk.de.vtt'), languageCode: 'de', kind: 1 }];
  const attachments = [new File(['x'], 'slides.pdf')];
  await send(0, { captions, attachments });
  expect(call.mock.calls.map(([name, { params }]) => [name, params])).toEqual([
    ['PUT /Management/Uploads/:id/Subtitles/:languageCode', { id: 'a', languageCode: 'de' }],
    ['PUT /Management/Uploads/:id/Attachments/:fileName', { id: 'a', fileName: 'slides.pdf' }],
    [chunk, { id: 'a' }],
  ]);
  call.mockRejectedValueOnce(new ApiError('Refused', { status: 400, reason: 'captions.emptyFile' }));
  await expect(send(0, { captions })).rejects.toMatchObject({
    name: 'RefusedCompanion',
    fileName: 'talk.de.vtt',
    message: 'The file contains no captions.',
  });
});

it('announces as much of a recording as the service has, where this device lost a part of it', async () => {
  const sizes: (number | undefined)[] = [];
  call.mockImplementation(async (_name, { body }) => {
    sizes.push(body?.sizeInBytes);
    return { id: 'a', offset: 12 };
  });
  const retry = { onLine: () => {}, signal: new AbortController().signal };
  for (const sizeInBytes of [10, 15])
    await announceRecorded({ fileName: 'talk.webm', idempotencyKey: 'talk', sizeInBytes }, retry);
  expect(sizes).toEqual([undefined, 12, undefined, 15]);
});
