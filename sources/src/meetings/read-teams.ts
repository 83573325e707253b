import { keyOf } from '../named-files.ts';
import { endingOf, folderOf, stemOf } from '../paths.ts';
import { emptyItem, filesOf, type SourceInput, type SourceReading } from '../source.ts';
import { addTranscript, documentsOf, isDocument, isMedia } from './meeting-files.ts';

/** Title, start and rest in the name of a recording: "Town hall-20240501_100000-Meeting Recording", in any language. */
const named = /^(.*?)[-_ ](\d{4})(\d{2})(\d{2})_(\d{2})(\d{2})(\d{2})(?:UTC)?(?:[-_ ]+(.*))?$/i;

/** The folder "Recordings" of OneDrive or SharePoint, with the transcripts that Teams lets download. */
export async function readTeams(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list()).map(({ path }) => path).sort();
  const items = [];
  const beside = paths.filter((path) => endingOf(path) === '.vtt' || isDocument(path));
  const media = paths.filter(isMedia);
  for (const path of media) {
    const [, title, year, month, day, hour, minute, second] = named.exec(stemOf(path)) ?? [];
    const item = emptyItem(path, title || stemOf(path));
    item.media = { path };
    if (year) item.createdAt = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
    const start = year ? keyOf(`${title}${year}${month}${day}${hour}${minute}${second}`) : undefined;
    // A transcript has the name of its meeting alone, which may have been recorded several times.
    const isOnly =
      media.filter((each) => folderOf(each) === folderOf(path) && titleOf(each) === titleOf(path)).length ===
      1;
    const own = beside.filter(
      (each) =>
        folderOf(each) === folderOf(path) &&
        (stemOf(each) === stemOf(path) ||
          (start && keyOf(stemOf(each)).startsWith(start)) ||
          (isOnly && titleOf(each) === titleOf(path))),
    );
    const transcript = own.find((each) => endingOf(each) === '.vtt');
    if (transcript) await addTranscript(files, item, transcript);
    item.attachments = documentsOf(own);
    items.push(item);
  }
  return { instance: '', items, problems: [] };
}

const titleOf = (path: string) =>
  keyOf(
    named.exec(stemOf(path))?.[1] ??
      stemOf(path).replace(/[-_ ]+(?:meeting )?(?:transcript|recording)$/i, ''),
  );
