import type { TableRow } from '@tv/contract/uploads/read-table';
import { markdownOf } from '../feed/html-text.ts';
import { listAt, numberAt, textAt } from '../json.ts';
import { locate } from '../locate.ts';
import { emptyItem, type SourceItem } from '../source.ts';
import { cellOf } from '../tables.ts';

const sessionId = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** An answer of the API: one session, or a list of them. */
export const sessionsIn = (answer: unknown): unknown[] => {
  const list = Array.isArray(answer) ? answer : listAt(answer, 'Results');
  return (list.length > 0 ? list : [answer]).filter((each) => sessionId.test(textAt(each, 'Id')));
};

export function itemOfSession(session: unknown): SourceItem {
  const item = emptyItem(textAt(session, 'Id').toLowerCase(), textAt(session, 'Name'));
  const description = markdownOf(textAt(session, 'Description'));
  if (description) item.description = description;
  const started = textAt(session, 'StartTime');
  if (started) item.createdAt = item.publishedAt = started;
  const duration = numberAt(session, 'Duration');
  if (duration && duration > 0) item.durationSeconds = duration;
  const folder = textAt(session, 'FolderDetails', 'Name');
  if (folder) item.categories = [folder];
  const page = textAt(session, 'Urls', 'ViewerUrl');
  if (page) item.oldAddresses = [page];
  const onTheWeb = (name: string) => locate(textAt(session, 'Urls', name), { address: page });
  const media = onTheWeb('DownloadUrl');
  if (media) item.media = media;
  const poster = onTheWeb('ThumbnailUrl');
  if (poster) item.poster = poster;
  const file = onTheWeb('CaptionDownloadUrl');
  if (file) item.captions.push({ languageCode: 'und', isMadeByMachine: false, file });
  return item;
}

/** An entry of a podcast. Its id is that of the session, which its file is named after. */
export function itemOfEntry(entry: SourceItem): SourceItem {
  const file = entry.media && 'address' in entry.media ? entry.media.address : '';
  const id = sessionId.exec(entry.sourceId)?.[0] ?? sessionId.exec(file)?.[0];
  const page = id && file && new URL(`/Panopto/Pages/Viewer.aspx?id=${id}`, file).href;
  return {
    ...entry,
    sourceId: id?.toLowerCase() ?? entry.sourceId,
    oldAddresses: page ? [page] : entry.oldAddresses,
    // The author of an entry is who uploaded it, often by the name of the account.
    speakers: entry.speakers.filter((name) => !/[\\@]/.test(name)),
    notes: /mediaTargetType=audio/i.test(file) ? [...entry.notes, ['soundFeed']] : entry.notes,
  };
}

/** A row of the report "Sessions created or edited", or of the usage of sessions. */
export function itemOfRow(row: TableRow): SourceItem {
  const item = emptyItem(cellOf(row, 'Session ID').toLowerCase(), cellOf(row, 'Session Name'));
  const started = cellOf(row, 'Start Time');
  if (started) item.createdAt = item.publishedAt = started;
  const minutes = Number(cellOf(row, 'Session Length'));
  if (minutes > 0) item.durationSeconds = minutes * 60;
  const views = cellOf(row, 'Views and Downloads');
  if (views) item.viewsBefore = Number(views.replaceAll(',', ''));
  const levels = [4, 3, 2, 1].map((level) => `Subfolder (Level ${level})`);
  const folder = cellOf(row, ...levels, 'Folder Name', 'Root Folder (Level 0)');
  if (folder) item.categories = [folder];
  return item;
}
