import { keyOf } from '../named-files.ts';
import { endingOf, folderOf, stemOf } from '../paths.ts';
import { emptyItem, filesOf, type SourceInput, type SourceReading } from '../source.ts';
import { addTranscript, documentsOf, isMedia } from './meeting-files.ts';

/** "Town hall (2024-05-01 at 10 00 GMT)" and "Town hall - 2024_05_01 10_00 CEST - Recording": the signs differ by what saved the file. */
const named =
  /^(.*?)[\s–—(-]*(\d{4})[-_/.](\d{2})[-_/.](\d{2})(?:\s+at)?[\s_T]+(\d{1,2})[\s_:.](\d{2})(?:[\s_:.]\d{2})?(?:\s*([A-Z]{2,5}(?:[+-]\d{1,2})?))?/;

/** The folder "Meet Recordings" of Google Drive, with chats and transcripts. */
export async function readMeet(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list()).map(({ path }) => path).sort();
  const items = [];
  for (const path of paths.filter(isMedia)) {
    const [, title = '', year, month, day, hour, minute, zone = ''] = named.exec(stemOf(path)) ?? [];
    const item = emptyItem(path, title.trim() || stemOf(path));
    item.media = { path };
    if (year)
      item.createdAt = `${year}-${month}-${day}T${hour!.padStart(2, '0')}:${minute}:00${offsetOf(zone)}`;
    if (zone && offsetOf(zone) === 'Z' && !/^(?:GMT|UTC)$/.test(zone))
      item.notes.push(['timeZone', { zone }]);
    const own = paths.filter(
      (each) =>
        each !== path &&
        !isMedia(each) &&
        folderOf(each) === folderOf(path) &&
        meetingKey(each) === meetingKey(path),
    );
    const words = own.find((each) => endingOf(each) === '.vtt' || endingOf(each) === '.srt');
    if (words) await addTranscript(files, item, words);
    // A chat is stored as captions (.sbv), and is none.
    item.attachments = documentsOf(own);
    items.push(item);
  }
  return { instance: '', items, problems: [] };
}

/** What the names of the files of one meeting have in common: all until the end of the date. */
const meetingKey = (path: string) =>
  keyOf(named.exec(stemOf(path))?.[0] ?? stemOf(path).replace(/\s[-–]\s[^-–]*$/, ''));

function offsetOf(zone: string): string {
  const [, sign, hours] = /^(?:GMT|UTC)([+-])(\d{1,2})$/.exec(zone) ?? [];
  return sign ? `${sign}${hours!.padStart(2, '0')}:00` : 'Z';
}
