import { captionsBeside } from '@tv/contract/captions/caption-formats';
import { mediaEndings } from '@tv/contract/media/media-endings';
import { baseOf, endingOf, stemOf } from './paths.ts';
import type { Note } from './say.ts';
import { emptyItem, type SourceCaptions, type SourceItem } from './source.ts';

const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp'];
/** Letters of a name from which on a system may have cut it. */
const leastOfCutName = 20;

/** A name without what systems change in it for disks: signs, spaces, capital letters. */
export const keyOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A number that systems append where two files would have one name. */
const withoutNumber = (stem: string) => stem.replace(/\s?\(\d{1,3}\)$/, '');

/** The media files of an export, each of which is taken once: by its name, by an id in it, or by a title that it was made of. */
export class NamedFiles {
  private readonly open: Map<string, { key: string; stem: string }>;
  private readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    this.paths = paths;
    const media = paths.filter((path) => mediaEndings.has(endingOf(path)));
    media.sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    this.open = new Map(
      media.map((path) => [path, { key: keyOf(withoutNumber(stemOf(path))), stem: stemOf(path) }]),
    );
  }

  /** Takes the file that has this name, with or without folders. */
  takeByName(name: string): string | undefined {
    const wanted = name.normalize('NFC').toLowerCase();
    return this.take(
      (path) =>
        path.normalize('NFC').toLowerCase() === wanted ||
        baseOf(path).normalize('NFC').toLowerCase() === wanted,
    );
  }

  /** Takes the file in whose name an id stands. */
  takeById(id: string): string | undefined {
    return this.take(
      (_, { stem }) => stem === id || stem.split(/[^\w-]+/).includes(id) || stem.includes(`[${id}]`),
    );
  }

  /** Takes the file that was named after a title, which may be cut. */
  takeByTitle(title: string): string | undefined {
    const wanted = keyOf(title);
    if (wanted === '') return undefined;
    return (
      this.take((_, { key }) => key === wanted) ??
      this.take((_, { key }) => key.length >= leastOfCutName && wanted.startsWith(key))
    );
  }

  /** The files that nobody took, each as an item that is named after its file. `note` says why. */
  left(note: Note): SourceItem[] {
    return [...this.open.keys()].map((path) => ({
      ...emptyItem(path, stemOf(path)),
      media: { path },
      notes: [note],
    }));
  }

  private take(fits: (path: string, file: { key: string; stem: string }) => boolean): string | undefined {
    for (const [path, file] of this.open)
      if (fits(path, file)) {
        this.open.delete(path);
        return path;
      }
    return undefined;
  }

  /** Adds captions and a picture that are named like the file of an item, or by its id. */
  addBeside(item: SourceItem, id: string, language: string | undefined): void {
    const names = new Set([
      keyOf(id),
      ...(item.media && 'path' in item.media ? [keyOf(stemOf(item.media.path))] : []),
    ]);
    for (const path of this.paths) {
      const [, name, tag] = captionsBeside.exec(baseOf(path)) ?? [];
      const captions: SourceCaptions | undefined =
        name !== undefined && names.has(keyOf(name))
          ? { languageCode: tag!, isMadeByMachine: false, file: { path } }
          : /\.(?:srt|vtt|sbv|ttml|dfxp)$/i.test(path) && names.has(keyOf(stemOf(path)))
            ? { languageCode: language ?? 'und', isMadeByMachine: false, file: { path } }
            : undefined;
      if (captions) item.captions.push(captions);
      else if (pictureEndings.includes(endingOf(path)) && names.has(keyOf(stemOf(path))))
        item.poster ??= { path };
    }
  }
}
