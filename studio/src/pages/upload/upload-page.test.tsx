import { because } from '@tv/contract/reasons/problem-reasons';
import { ProcessingStatus } from '@tv/contract/enumerations';
import { uploadReasons } from '@tv/contract/reasons/files';
import type { Processing } from '@tv/contract/uploads/uploads';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { texts as problems } from '@tv/strings/en/reasons/files.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import type * as ContentKey from '../../upload/content-key.ts';
import { cancelUpload } from '../../upload/run-uploads.ts';
import { allUploads } from '../../upload/upload-store.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

// jsdom has no workers. A name stands for the bytes of its file.
vi.mock('../../upload/content-key.ts', async (original) => ({
  ...(await original<typeof ContentKey>()),
  contentKey: async ({ name }: File) => `sha256 ${name}`,
}));

preparePages();
afterEach(() => {
  for (const { id } of allUploads()) cancelUpload(id);
});

const id = 'ffffffff-0000-4000-8000-000000000001';
/** Bytes of the first chunk. */
const chunk = 256 * 1024;
const aFile = (name: string, size: number) => new File([new Uint8Array(size)], name);

/** The upload page, and a service that stores what arrives and then tells how the processing ended. */
function open(ended: Pick<Processing, 'processingStatus' | 'problem'>) {
  const stored = { offset: 0, sizeInBytes: 0 };
  const upload = () => ({ id, ...stored, isCompleted: false });
  const processing: Processing = {
    ...{ id, title: 'A film', organizationName: 'Aurora Energy', progress: 1, watchPath: `/watch/${id}` },
    ...ended,
  };
  const take = (body: unknown) => {
    stored.offset += (body as Blob).size;
    return upload();
  };
  const service = stubService({
    'GET /Management/MediaContents': onlyPage([]),
    'GET /Management/Uploads/Quota': {},
    'POST /Management/Uploads': ({ body }) => {
      stored.sizeInBytes = body.sizeInBytes!;
      return upload();
    },
    'PATCH /Management/Uploads/:id': ({ body }) => take(body),
    'POST /Management/Uploads/:id/Completions': processing,
    'GET /Management/Processings/Events': new Response(
      `event: processing\ndata: ${JSON.stringify(processing)}\n\n`,
    ),
  });
  const view = openStudio('upload');
  return {
    ...{ ...view, service, take },
    choose(...files: File[]) {
      const input = view.container.querySelector('input[type=file]:not([webkitdirectory])');
      fireEvent.change(input!, { target: { files } });
    },
    /** Where each chunk began. */
    offsets: () =>
      service.heard('PATCH /Management/Uploads/:id').map(({ headers }) => headers.get('upload-offset')),
  };
}

it('an upload goes on where it was when the laptop is opened again, also days later', async () => {
  const { service, take, choose, offsets, router } = open({ processingStatus: ProcessingStatus.COMPLETED });
  service.answer({
    'PATCH /Management/Uploads/:id': ({ body }) => {
      const count = offsets().length;
      // The service has deleted what did not grow.
      if (count === 3) return refusal(404, { errorCode: 14, why: because('request.notFound') });
      if (count !== 2) return take(body);
      service.line.isOffline = true;
      throw new TypeError('Failed to fetch');
    },
  });
  choose(aFile('in the train.mp4', 3 * chunk));
  await act(() => router.navigate('/studio'));
  const tray = await screen.findByRole('region', { name: text.uploads });
  const stopped = text.away('33 %');
  expect(await within(tray).findByText(stopped)).toBeTruthy();

  // While it is closed nothing is lost and nobody is asked.
  act(() => void dispatchEvent(new Event('online')));
  expect(within(tray).getByText(stopped)).toBeTruthy();
  service.line.isOffline = false;
  act(() => void dispatchEvent(new Event('online')));
  expect(await within(tray).findByText(text.done)).toBeTruthy();
  // It is announced again. The bytes that were acknowledged are not sent again.
  expect(offsets().slice(0, 4)).toEqual(['0', `${chunk}`, `${chunk}`, `${chunk}`]);
  const keys = service.heard('POST /Management/Uploads').map(({ body }) => body.idempotencyKey);
  expect([...new Set(keys)]).toEqual(['sha256 in the train.mp4']);
});

it('files that are neither video nor sound are named, and a broken one says why it failed', async () => {
  const { service, choose } = open({
    ...{ processingStatus: ProcessingStatus.ERROR, problem: uploadReasons['files.noMedia'] },
  });
  choose(aFile('broken.mp4', 100), aFile('notes.txt', 5));
  await textAppears(text.neither('notes.txt'));
  expect(await screen.findByRole('button', { name: text.retry('broken.mp4') })).toBeTruthy();
  expect(screen.getByText(problems['files.noMedia'] as string)).toBeTruthy();
  await waitFor(() =>
    expect(service.heard('POST /Management/Uploads').map(({ body }) => body.fileName)).toContain(
      'broken.mp4',
    ),
  );
  expect(screen.queryByRole('form', { name: text.form('notes.txt') })).toBeNull();
});
