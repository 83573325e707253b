import { mediaEndings } from '@tv/contract/media/media-endings';
import { decodeText } from '@tv/contract/uploads/read-table';
import { languageTagOf } from '../language-tag.ts';
import { baseOf, endingOf } from '../paths.ts';
import { SourceProblem, type SourceFiles, type SourceItem } from '../source.ts';

/** Bytes of captions that are read to find their language. */
const mostBytes = 20 * 1024 * 1024;

export const isMedia = (path: string) => mediaEndings.has(endingOf(path));

/** What stands beside a recording and is no captions: a chat, a transcript as a document, notes. */
export const isDocument = (path: string) =>
  ['.txt', '.docx', '.pdf', '.doc', '.sbv', '.html', '.csv'].includes(endingOf(path));

/** The documents among the files of a recording, as its attachments. */
export const documentsOf = (paths: readonly string[]): SourceItem['attachments'] =>
  paths.filter(isDocument).map((path) => ({ file: { path }, name: baseOf(path) }));

/** The language that WebVTT names in a note, as Teams and Stream write it. */
async function languageInVtt(files: SourceFiles, path: string): Promise<string | undefined> {
  try {
    const text = decodeText(await files.read(path, mostBytes)).slice(0, 4000);
    const [, tag] = /^(?:NOTE\s+)?language:\s*([A-Za-z-]+)/im.exec(text) ?? [];
    return tag && languageTagOf(tag);
  } catch (problem) {
    if (problem instanceof SourceProblem) return undefined;
    throw problem;
  }
}

/** Adds a transcript with times that a machine made. */
export async function addTranscript(files: SourceFiles, item: SourceItem, path: string): Promise<void> {
  const languageCode = await languageInVtt(files, path);
  if (!languageCode) item.notes.push(['noLanguage', { file: baseOf(path) }]);
  item.captions.push({ languageCode: languageCode ?? 'und', isMadeByMachine: true, file: { path } });
}
