import { expect, test } from 'vitest';
import { usualPlayerSettings } from '@tv/contract/media/usual-player-settings';
import { resolvePlayerSettings } from './player-settings.ts';

const nothing = { item: {}, categories: [], organization: {}, viewerGroupIds: [] };

test('the system decides where nobody else does', () => {
  expect(resolvePlayerSettings(nothing)).toEqual(usualPlayerSettings);
});

test('item over category over organization over system, each setting by itself', () => {
  const resolved = resolvePlayerSettings({
    ...nothing,
    item: { autoplay: true },
    categories: [
      { autoplay: false, skipSeconds: 15 },
      { skipSeconds: 30, allowEmbed: false },
    ],
    organization: { skipSeconds: 5, allowDownload: false, defaultSubtitleLanguage: 'fr' },
  });
  expect(resolved).toEqual({
    ...usualPlayerSettings,
    autoplay: true,
    skipSeconds: 15,
    allowEmbed: false,
    allowDownload: false,
    defaultSubtitleLanguage: 'fr',
  });
});

test('wrong and unknown values say nothing', () => {
  const item = {
    autoplay: 'yes',
    skipSeconds: -1,
    playbackRates: [],
    defaultPlaybackRate: 9,
    defaultSubtitleLanguage: '',
    colour: 'red',
  };
  expect(
    resolvePlayerSettings({ ...nothing, item, categories: [null, 'x'], organization: undefined }),
  ).toEqual(usualPlayerSettings);
});

test('the usual rate is one that is offered', () => {
  const item = { playbackRates: [1, 2], defaultPlaybackRate: 1.5 };
  expect(resolvePlayerSettings({ ...nothing, item })).toMatchObject({ defaultPlaybackRate: 1 });
});

test('groups download where not everybody may, and only by the level that decides', () => {
  const [press, board] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
  const groups = { allowDownload: false, downloadGroupIds: [press] };
  const allows = (levels: object, viewerGroupIds: string[]) =>
    resolvePlayerSettings({ ...nothing, ...levels, viewerGroupIds }).allowDownload;
  expect(allows({ organization: groups }, [board, press])).toBe(true);
  expect(allows({ organization: groups }, [board])).toBe(false);
  expect(allows({ organization: groups }, [])).toBe(false);
  expect(allows({ organization: groups, item: { allowDownload: false } }, [press])).toBe(false);
  // Groups alone decide nothing.
  expect(
    allows({ organization: { allowDownload: false }, item: { downloadGroupIds: [press] } }, [press]),
  ).toBe(false);
  expect(allows({ item: { allowDownload: false, downloadGroupIds: press } }, [press])).toBe(false);
});

test('where the viewer’s name is shown nobody downloads or embeds, whatever is set', () => {
  const item = {
    ...{ allowDownload: false, allowEmbed: true },
    downloadGroupIds: ['aaaaaaaa-0000-4000-8000-000000000001'],
  };
  const viewerGroupIds = item.downloadGroupIds;
  const settings = (organization: object, own: object = item) =>
    resolvePlayerSettings({ ...nothing, item: own, organization, viewerGroupIds });
  expect(settings({})).toMatchObject({ allowDownload: true, allowEmbed: true, showViewerName: false });
  const shown = { allowDownload: false, allowEmbed: false, showViewerName: true };
  expect(settings({ showViewerName: true })).toMatchObject(shown);
  expect(settings({ showViewerName: true }, { allowDownload: true })).toMatchObject(shown);
  expect(settings({ showViewerName: true }, { ...item, showViewerName: false })).toMatchObject({
    ...{ allowDownload: true, allowEmbed: true, showViewerName: false },
  });
});
