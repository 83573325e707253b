import { listAt, readJsonFile, textAt } from '../json.ts';
import { baseOf, endingOf, folderOf } from '../paths.ts';
import {
  emptyItem,
  filesOf,
  SourceProblem,
  type SourceFiles,
  type SourceInput,
  type SourceItem,
  type SourceReading,
} from '../source.ts';
import { addTranscript, documentsOf, isDocument, isMedia } from './meeting-files.ts';

/** Which of several views of one recording is taken: with the shared screen and who speaks, then the others. */
const views = [
  /^(?!.*_(?:gallery|avo|gvo|as)_).*\.mp4$/i,
  /_gallery_/i,
  /_as_/i,
  /_avo_/i,
  /_gvo_/i,
  /\.mp4$/i,
  /\.m4a$/i,
];

/** Recordings on a computer (a folder for each meeting), or downloads of recordings in the cloud (`GMT20240501-100000_…`). */
export async function readZoom(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list()).map(({ path }) => path).sort();
  const problems: SourceReading['problems'] = [];
  const recordings = Map.groupBy(
    paths.filter(
      (path) => isMedia(path) || isDocument(path) || ['.vtt', '.json', '.zoom'].includes(endingOf(path)),
    ),
    (path) => {
      const [stamp] = /^GMT\d{8}-\d{6}/i.exec(baseOf(path)) ?? [];
      return stamp ? [folderOf(path), stamp].filter(Boolean).join('/') : folderOf(path);
    },
  );
  const items: SourceItem[] = [];
  for (const [id, parts] of recordings) {
    if (parts.some((path) => endingOf(path) === '.zoom'))
      problems.push({
        where: id || ['theFolder'],
        message: ['notConverted'],
      });
    if (parts.some(isMedia)) items.push(...(await itemsOf(files, id, parts)));
  }
  return { instance: '', items, problems };
}

async function itemsOf(files: SourceFiles, id: string, parts: string[]): Promise<SourceItem[]> {
  const name = meetingOf(id);
  const media = parts.filter(isMedia);
  // Parts of a recording that was interrupted are recordings of their own: video1.mp4, video2.mp4, zoom_0.mp4, zoom_1.mp4.
  const films = media.filter((path) => /^(?:video|zoom_)\d+.*\.mp4$/i.test(baseOf(path)));
  const isCloud = /(?:^|\/)GMT\d{8}-\d{6}$/i.test(id);
  const best = views.flatMap((view) => media.filter((path) => view.test(baseOf(path))))[0] ?? media[0]!;
  const chosen = !isCloud && films.length > 1 ? films : [best];
  return Promise.all(
    chosen.map(async (path, at) => {
      const item = emptyItem(
        chosen.length > 1 ? `${id}/${baseOf(path)}` : id || baseOf(path),
        chosen.length > 1 ? `${name.title} (${at + 1})` : name.title,
      );
      item.media = { path };
      if (name.date) item.createdAt = name.date;
      if (name.meetingId) item.notes.push(['meetingId', { id: name.meetingId }]);
      const left = media.filter((each) => !chosen.includes(each) && endingOf(each) === '.mp4');
      if (left.length > 0) item.notes.push(['otherViews', { files: left.map(baseOf).join(', ') }]);
      if (at > 0) return item;
      const words = parts.filter((each) => endingOf(each) === '.vtt');
      // Captions that people typed or saw come before the transcript.
      const [captions] = [...words.filter((each) => /\.cc\.vtt$|caption/i.test(each)), ...words];
      if (captions) await addTranscript(files, item, captions);
      item.attachments = documentsOf(parts);
      for (const timeline of parts.filter((each) => endingOf(each) === '.json'))
        item.speakers.push(...(await speakersIn(files, timeline)));
      return item;
    }),
  );
}

/** Title, date and id in the name of a folder: "2024-05-01 10.00.00 Town hall 123456789"; the names of a download have a date alone. */
function meetingOf(id: string): { title: string; date?: string; meetingId?: string } {
  const [, day, hour, minute, second, rest = ''] =
    /^(\d{4}-\d{2}-\d{2}) (\d{2})\.(\d{2})\.(\d{2})\s*(.*)$/.exec(baseOf(id)) ?? [];
  if (day) {
    const [, title = '', meetingId] = /^(.*?)\s*(\d{9,11})?$/.exec(rest) ?? [];
    return {
      title: title || `Zoom ${day} ${hour}:${minute}`,
      date: `${day}T${hour}:${minute}:${second}Z`,
      ...(meetingId && { meetingId }),
    };
  }
  const [, year, month, date, hours, minutes, seconds] =
    /GMT(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})$/i.exec(id) ?? [];
  if (!year) return { title: baseOf(id) || 'Zoom' };
  const above = baseOf(folderOf(id));
  return {
    title: above || `Zoom ${year}-${month}-${date} ${hours}:${minutes}`,
    date: `${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`,
  };
}

/** Who speaks, by the timeline of a recording in the cloud. */
async function speakersIn(files: SourceFiles, path: string): Promise<string[]> {
  try {
    const names = listAt(await readJsonFile(files, path), 'timeline').flatMap((each) =>
      listAt(each, 'users').map((user) => textAt(user, 'username')),
    );
    return [...new Set(names)];
  } catch (problem) {
    if (problem instanceof SourceProblem) return [];
    throw problem;
  }
}
