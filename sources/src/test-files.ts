import type { SourceKind } from '@tv/contract/sources/source-kinds';
import { readSource } from './read-source.ts';
import { inEnglish } from './say.ts';
import { SourceProblem, type SourceFiles, type SourceInput, type SourceReading } from './source.ts';

/** A folder in memory, of its files by their paths. */
export function filesIn(files: Record<string, string | Uint8Array>): SourceFiles {
  const bytes = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );
  return {
    list: async () => [...bytes].map(([path, { length }]) => ({ path, sizeInBytes: length })),
    async read(path, maximumBytes) {
      const content = bytes.get(path);
      if (!content) throw new SourceProblem(['noFile', { file: path }]);
      if (content.length > maximumBytes)
        throw new SourceProblem(['fileLarge', { file: path, most: maximumBytes }]);
      return content;
    },
  };
}

/** What a reader says, in English. */
export const inWords = ({ instance, items, problems }: SourceReading) => ({
  instance,
  items: items.map((item) => ({ ...item, notes: item.notes.map(inEnglish) })),
  problems: problems.map(({ where, message }) => ({
    where: typeof where === 'string' ? where : inEnglish(where),
    message: inEnglish(message),
  })),
});

/** Everything that a source holds, with its notes in English. */
export const readInWords = async (kind: SourceKind, input: SourceInput) =>
  inWords(await readSource(kind, input));
