/** A file and its path from the chosen folder on, the name of the folder first. */
export type FileAt = { path: string; file: File };

/** The files of a choice, with their paths. */
export const pathsOf = (files: readonly File[]): FileAt[] =>
  files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Files of a folder. */
export const maxFolderFiles = 100_000;

/** The files of a drop, with their paths. */
export async function droppedFiles(items: DataTransferItemList): Promise<FileAt[]> {
  // The list is only there while the event is handled.
  const waiting = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const found: FileAt[] = [];
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (entry.name.startsWith('.') || found.length > maxFolderFiles) continue;
    if (isFile(entry)) {
      const { fullPath } = entry;
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      found.push({ path: fullPath.replace(/^\//, ''), file });
    } else waiting.push(...(await entriesOf(entry as FileSystemDirectoryEntry)));
  }
  return found;
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A folder is read in parts; an empty part ends it.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
