import { captionsBeside } from '@tv/contract/caption-formats';
import { mediaEndings } from '@tv/contract/media-endings';

/** `kind`: SubtitleKind; absent: subtitles. */
export type CaptionFile = { languageCode: string; file: File; kind?: number };
export type ChosenMedia = { file: File; captions: CaptionFile[] };

const endingOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
const stemOf = (name: string) => name.slice(0, name.length - endingOf(name).length);

/** Where a file lies, below the folder that was chosen. */
export const folderOf = (file: Pick<File, 'webkitRelativePath'>) =>
  file.webkitRelativePath.split('/').slice(0, -1).join('/');

/**
 * The video and sound files among those chosen, each with the captions that lie beside it and have its name and their
 * language. `others` are neither.
 */
export function matchCaptions(files: readonly File[]): { media: ChosenMedia[]; others: File[] } {
  const media = files
    .filter(({ name, type }) => mediaEndings.has(endingOf(name)) || /^(video|audio)\//.test(type))
    .map((file): ChosenMedia => ({ file, captions: [] }));
  const others: File[] = [];
  for (const file of files) {
    if (media.some((each) => each.file === file)) continue;
    const [, stem, languageCode] = captionsBeside.exec(file.name) ?? [];
    const owner = media.find(
      (each) => stemOf(each.file.name) === stem && folderOf(each.file) === folderOf(file),
    );
    if (owner && languageCode) owner.captions.push({ languageCode, file });
    else others.push(file);
  }
  return { media, others };
}
