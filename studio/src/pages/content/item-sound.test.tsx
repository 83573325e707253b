import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AudioTrackKind } from '@tv/contract/enumerations';
import type { SoundTrack } from '@tv/contract/media/sound-tracks';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as item from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/sound.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const film = testItem({ permitted: ['edit'] });
const original: SoundTrack = {
  id: 'audio-1',
  isAdded: false,
  kind: AudioTrackKind.Original,
  name: 'Original',
  isDefault: true,
  state: 'ready',
  progress: 1,
};
const dub: SoundTrack = {
  ...original,
  id: 'ffffffff-0000-4000-8000-000000000001',
  isAdded: true,
  kind: AudioTrackKind.Dubbed,
  languageCode: 'de',
  name: 'German',
  isDefault: false,
};

it('adds a dub, names it, makes it the first sound and removes it', async () => {
  let tracks: SoundTrack[] = [original];
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(film, '"1"'),
    'GET /Management/MediaContents/:id/SoundTracks': () => tracks,
    'POST /Management/MediaContents/:id/SoundTracks': ({ body }) => ({
      id: dub.id,
      offset: 0,
      sizeInBytes: body.sizeInBytes,
      isCompleted: false,
    }),
    'PATCH /Management/Uploads/:id': { id: dub.id, offset: 12, sizeInBytes: 12, isCompleted: false },
    'POST /Management/MediaContents/:id/SoundTracks/:trackId/Completions': () => {
      tracks = [original, dub];
      return undefined as never;
    },
    'PATCH /Management/MediaContents/:id/SoundTracks/:trackId': ({ params, body }) => {
      tracks = tracks.map((track) =>
        track.id === params['trackId']
          ? { ...track, ...body }
          : { ...track, ...(body.isDefault && { isDefault: false }) },
      );
      return undefined as never;
    },
    'DELETE /Management/MediaContents/:id/SoundTracks/:trackId': () => {
      tracks = [original];
      return undefined as never;
    },
  });
  openStudio(`content/${film.id}?tab=sound`);
  const list = await screen.findByRole('list', { name: text.tracks });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  // There is nothing to choose from, and what is in the file is not removed.
  expect(within(list).queryByRole('radio')).toBeNull();
  expect(within(list).queryByRole('button')).toBeNull();

  fireEvent.change(screen.getByRole('combobox', { name: text.language }), { target: { value: 'de' } });
  const file = new File(['twelve bytes'], 'tune in german.m4a');
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
  await textAppears(text.sent);
  const announced = service.heard('POST /Management/MediaContents/:id/SoundTracks')[0]?.body;
  expect(announced).toMatchObject({
    ...{ fileName: 'tune in german.m4a', sizeInBytes: 12 },
    ...{ kind: AudioTrackKind.Dubbed, languageCode: 'de' },
  });
  const german = await within(list).findByRole<HTMLInputElement>('radio', { name: text.playFirst('German') });
  expect(german.checked).toBe(false);

  fireEvent.click(within(list).getByRole('button', { name: text.edit('German') }));
  const dialog = await screen.findByRole('dialog', { name: text.editTitle });
  const name = within(dialog).getByLabelText(text.name);
  fireEvent.change(name, { target: { value: 'Deutsch' } });
  fireEvent.submit(name.closest('form')!);
  const first = await within(list).findByRole<HTMLInputElement>('radio', { name: text.playFirst('Deutsch') });
  fireEvent.click(first);
  await waitFor(() => expect(first.checked).toBe(true));
  expect(
    within(list).getByRole<HTMLInputElement>('radio', { name: text.playFirst('Original') }).checked,
  ).toBe(false);
  const changes = service.heard('PATCH /Management/MediaContents/:id/SoundTracks/:trackId');
  expect(changes.map(({ params, body }) => [params['trackId'], body])).toEqual([
    [dub.id, { kind: AudioTrackKind.Dubbed, languageCode: 'de', name: 'Deutsch' }],
    [dub.id, { isDefault: true }],
  ]);

  fireEvent.click(within(list).getByRole('button', { name: text.remove('Deutsch') }));
  const sure = await screen.findByRole('dialog', { name: text.remove('Deutsch') });
  fireEvent.click(within(sure).getByRole('button', { name: item.remove }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(
    service.heard('DELETE /Management/MediaContents/:id/SoundTracks/:trackId')[0]?.params['trackId'],
  ).toBe(dub.id);
});
