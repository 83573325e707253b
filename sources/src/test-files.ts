import { SourceProblem, type SourceFiles } from './source.ts';

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
      if (!content) throw new SourceProblem(`There is no file ${path}.`);
      if (content.length > maximumBytes) throw new SourceProblem(`${path} is too large.`);
      return content;
    },
  };
}
