/** The maximum number of files in one drop or choice. */
export const maxFiles = 4_000;

/** The files of a drop, those in its folders and their folders too. Hidden files are left out. */
export async function collectDropped(items: DataTransferItemList): Promise<File[]> {
  // The list is only there while the event is handled.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files: File[] = [];
  for (const entry of entries) await collect(entry, files);
  return files;
}

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= maxFiles || entry.name.startsWith('.')) return;
  if (isFile(entry)) {
    files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is read in parts; an empty part ends it.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return;
    for (const each of part) await collect(each, files);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
