import type { MediaVersion } from '@tv/contract/media/media-versions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/versions.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({ permitted: ['edit'], durationInSeconds: 12 });
const version = (index: number, fileName: string, facts: Partial<MediaVersion> = {}): MediaVersion => {
  const id = `eeeeeeee-0000-4000-8000-00000000000${index}`;
  return {
    ...{ id, state: 'ready', isCurrent: false, progress: 1, notes: [], cuts: [] },
    ...{ createdDate: '2026-11-01T10:00:00Z', durationInSeconds: 12, sizeInBytes: 1_000_000 },
    original: { id, fileName, sizeInBytes: 2_000_000 },
    ...facts,
  };
};

function open(tab: 'file' | 'cut', versions: MediaVersion[]) {
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Versions': () => versions,
    'GET /Management/MediaContents/:id/Subtitles': [],
  });
  const view = openStudio(`content/${item.id}?tab=${tab}`);
  return { ...view, service };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('serves a former version again, and deletes one for good', async () => {
  const [whole, short] = [
    version(1, 'long film.mp4', { replacedDate: '2026-11-02T10:00:00Z' }),
    version(2, 'short.mp4', { isCurrent: true, durationInSeconds: 5 }),
  ];
  const versions = [short, whole];
  const { service } = open('file', versions);
  service.answer({
    'POST /Management/MediaContents/:id/Versions/:versionId/Restorations': () => {
      const replacedDate = '2026-11-03T10:00:00Z';
      versions.splice(0, 2, { ...whole, isCurrent: true }, { ...short, isCurrent: false, replacedDate });
      return undefined as never;
    },
    'DELETE /Management/MediaContents/:id/Versions/:versionId': () => {
      versions.splice(1, 1);
      return undefined as never;
    },
  });
  expect((await screen.findByText(/^Current version/)).textContent).toContain('· 5s ·');
  fireEvent.click(screen.getByRole('button', { name: text.takeBackOf('long film.mp4') }));
  await textAppears(text.takenBack);
  const remove = await screen.findByRole('button', { name: text.removeVersion('short.mp4') });
  expect(screen.getByText(/^Current version/).textContent).toContain('· 12s ·');
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('heading', { name: text.former })).toBeNull());
  expect(
    service.heard('POST /Management/MediaContents/:id/Versions/:versionId/Restorations')[0]?.params,
  ).toEqual({ id: item.id, versionId: whole.id });
  expect(service.heard('DELETE /Management/MediaContents/:id/Versions/:versionId')[0]?.params).toEqual({
    ...{ id: item.id, versionId: short.id },
  });
});

it('trims and cuts a film by keys and by typed times, which outlast the page until they are applied', async () => {
  const versions = [version(1, 'cut film.mp4', { isCurrent: true })];
  const { service, unmount } = open('cut', versions);
  const start = await screen.findByRole('slider', { name: text.startsAt });
  for (let turn = 0; turn < 2; turn += 1) fireEvent.keyDown(start, { key: 'ArrowRight', shiftKey: true });
  expect(field(`${text.startsAt}:`).value).toBe('0:02.0');
  fireEvent.keyDown(start, { key: 'ArrowRight' });
  expect(field(`${text.startsAt}:`).value).toBe('0:02.1');
  const type = (name: string, value: string) => {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.keyDown(field(name), { key: 'Enter' });
  };
  type(`${text.endsAt}:`, '0:10.1');
  expect(screen.getByText('0:08.0 of 0:12.0 remain.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.leaveOutHere }));
  const [from, to] = [`${text.partFrom(1)}:`, `${text.partTo(1)}:`];
  type(from, '1:00');
  expect(field(from).getAttribute('aria-invalid')).toBe('true');
  type(from, '5');
  type(to, '8');
  expect(screen.getByText('0:05.0 of 0:12.0 remain.')).toBeTruthy();

  unmount();
  const again = open('cut', versions);
  expect(await screen.findByText('0:05.0 of 0:12.0 remain.')).toBeTruthy();
  expect([field(`${text.startsAt}:`).value, field(from).value]).toEqual(['0:02.1', '0:05.0']);
  const cuts = [
    ...[
      { from: 0, to: 2.1 },
      { from: 5, to: 8 },
    ],
    { from: 10.1, to: 12 },
  ];
  again.service.answer({
    'POST /Management/MediaContents/:id/Versions': () => {
      versions[0] = version(1, 'cut film.mp4', { replacedDate: '2026-11-02T10:00:00Z' });
      const made = version(2, 'cut film.mp4', { isCurrent: true, durationInSeconds: 5, cuts });
      versions.push({ ...made, original: versions[0].original! });
      return made;
    },
  });
  fireEvent.click(screen.getByRole('button', { name: text.apply }));
  expect(await screen.findByText(`cut film.mp4, ${text.cut(3)}`)).toBeTruthy();
  expect(service.heard('POST /Management/MediaContents/:id/Versions')).toEqual([]);
  expect(again.service.heard('POST /Management/MediaContents/:id/Versions')[0]?.body).toEqual({ cuts });
  expect(again.router.state.location.search).toBe('?tab=file');
  again.unmount();

  // The cuts can be changed afterwards: the whole film is still there.
  open('cut', versions);
  await screen.findByRole('slider', { name: text.startsAt });
  expect([field(`${text.startsAt}:`).value, field(to).value]).toEqual(['0:02.1', '0:08.0']);
});
