import type { Files } from './files.ts';

/** Where the store has originals of archived items: in a bucket or a storage class of its own where one is configured. */
export const archivePrefix = 'archive/';

/** The folder of an archived original, by the id of its upload. */
export const archiveFolder = (uploadId: string): string => `${archivePrefix}${uploadId}`;

/** Two stores as one: keys of the archive are those of `archive`. `isApart`: it is another bucket, with a list of its own. */
export function withArchive(files: Files, archive: Files, { isApart }: { isApart: boolean }): Files {
  const of = (key: string) => (key.startsWith(archivePrefix) ? archive : files);
  return {
    ...files,
    size: (key) => of(key).size(key),
    read: (key, range) => of(key).read(key, range),
    open: (key) => of(key).open(key),
    readText: (key) => of(key).readText(key),
    write: (key, content) => of(key).write(key, content),
    moveIn: (folder, key) => of(key).moveIn(folder, key),
    remove: (key) => of(key).remove(key),
    addressOf: (key, as) => of(key).addressOf(key, as),
    async *list() {
      yield* files.list();
      if (!isApart) return;
      // The bucket may have other things in it.
      for await (const file of archive.list()) if (file.key.startsWith(archivePrefix)) yield file;
    },
    async tidy(options) {
      await files.tidy(options);
      if (isApart) await archive.tidy(options);
    },
  };
}
