import { listAt, numberAt, readJsonFile, textAt, valueAt } from '../json.ts';
import { locate } from '../locate.ts';
import { baseOf, folderOf } from '../paths.ts';
import { readPart, SourceProblem, type SourceFiles, type SourceItem, type SourceReading } from '../source.ts';
import { bestFile, chaptersOf, heightOf, itemOfVideo } from './video-item.ts';

/** A playlist that PeerTube makes by itself, of what the account watches later. */
const watchLater = 2;

/** The archive of an account: `peertube/videos.json`, with its channels and playlists beside it and files in `files/`. */
export async function readExport(files: SourceFiles): Promise<SourceReading> {
  const all = new Set((await files.list()).map(({ path }) => path));
  const path = [...all].find(
    (each) => baseOf(each) === 'videos.json' && baseOf(folderOf(each)) === 'peertube',
  );
  if (!path) throw new SourceProblem(['noArchive', { file: 'peertube/videos.json' }]);
  const reading: SourceReading = { instance: '', items: [], problems: [] };
  const location = { path, all };
  const channels = new Map(
    (await listBeside('channels.json', 'channels')).map((channel) => [
      textAt(channel, 'name'),
      textAt(channel, 'displayName'),
    ]),
  );
  const playlists = await listBeside('video-playlists.json', 'videoPlaylists');
  for (const video of listAt(await readJsonFile(files, path), 'videos')) {
    const url = textAt(video, 'url');
    reading.instance ||= URL.parse(url)?.host ?? '';
    if (valueAt(video, 'isLive') === true) {
      const where = textAt(video, 'name') || textAt(video, 'uuid');
      reading.problems.push({ where, message: ['isLive'] });
      continue;
    }
    const item = itemOfVideo(video);
    const channel = textAt(video, 'channel', 'name');
    item.categories = [
      channels.get(channel) || channel,
      ...playlists
        .filter((list) => numberAt(list, 'type') !== watchLater)
        .filter((list) => listAt(list, 'elements').some((each) => url && textAt(each, 'videoUrl') === url))
        .map((list) => textAt(list, 'displayName')),
    ];
    item.chapters = chaptersOf(listAt(video, 'chapters'));
    addFiles(video, item);
    reading.items.push(item);
  }
  return reading;

  async function listBeside(name: string, key: string): Promise<unknown[]> {
    const beside = `${folderOf(path!)}/${name}`;
    if (!all.has(beside)) return [];
    const found = await readPart(reading.problems, beside, () => readJsonFile(files, beside));
    return listAt(found, key);
  }

  function addFiles(video: unknown, item: SourceItem): void {
    const stored = textAt(video, 'archiveFiles', 'videoFile');
    const media = locate(stored, location);
    if (media) item.media = media;
    else {
      if (stored) item.notes.push(['archiveWithoutFile', { file: baseOf(stored) }]);
      addFromServer(video, item);
    }
    const poster =
      locate(textAt(video, 'archiveFiles', 'thumbnail'), location) ??
      locate(textAt(video, 'previewUrl'), location);
    if (poster) item.poster = poster;
    for (const each of listAt(video, 'captions')) {
      const languageCode = textAt(each, 'language');
      const file =
        locate(textAt(video, 'archiveFiles', 'captions', languageCode), location) ??
        locate(textAt(each, 'fileUrl'), location);
      const isMadeByMachine = valueAt(each, 'automaticallyGenerated') === true;
      if (file) item.captions.push({ languageCode, isMadeByMachine, file });
      else item.notes.push(['archiveWithoutCaptions', { language: languageCode }]);
    }
  }

  function addFromServer(video: unknown, item: SourceItem): void {
    const streamed = listAt(video, 'streamingPlaylists').flatMap((each) => listAt(each, 'files'));
    const whole = listAt(video, 'files');
    const file = bestFile(whole.length > 0 ? whole : streamed);
    const media = locate(textAt(file, 'fileUrl'), location);
    if (!media) {
      item.notes.push(['archiveWithoutAddress']);
      return;
    }
    item.media = media;
    item.notes.push(['archiveWithoutFiles']);
    const hasSoundApart = streamed.some((each) => heightOf(each) === 0) && heightOf(file) > 0;
    if (whole.length === 0 && hasSoundApart) item.notes.push(['soundApart']);
  }
}
