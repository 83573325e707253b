import type { ReadSheet } from '@tv/contract/uploads/read-sheet';
import { createStore, useStore } from '@tv/client/lib/state/store.ts';
import * as text from '@tv/strings/en/studio/content/sheet.ts';

/** A sheet that was chosen, and the files beside it, before anything is uploaded. */
export type SheetDraft = {
  /** Absent: files alone, so far. */
  name?: string;
  sheet?: ReadSheet;
  /** Why it cannot be read. */
  problem?: string;
  files: readonly File[];
};

/** Bytes, and rows: larger ones are for the command line. */
const [largest, maxRows] = [5_000_000, 2_000];

const empty: SheetDraft = { files: [] };
const draft = createStore<SheetDraft>(empty);
export const useSheet = () => useStore(draft);

export const isSheet = ({ name }: File) => /\.(csv|tsv)$/i.test(name);

export const forgetSheet = () => draft.set(empty);

/** Takes a sheet in place of an earlier one, and files in addition to those before. */
export async function addToSheet(files: readonly File[]): Promise<void> {
  const before = draft.get();
  const added = files.filter((file) => !isSheet(file) && !before.files.some((each) => isSame(each, file)));
  const sheet = files.findLast(isSheet);
  draft.set({ ...before, files: [...before.files, ...added] });
  if (!sheet) return;
  const read = await readSheet(sheet);
  draft.set({ files: draft.get().files, name: sheet.name, ...read });
}

const isSame = (one: File, other: File) =>
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified &&
  one.webkitRelativePath === other.webkitRelativePath;

const noTable = (line: number | undefined): string =>
  line === undefined ? text.noTable : text.noTableFrom(line);

async function readSheet(file: File): Promise<{ sheet: ReadSheet } | { problem: string }> {
  if (file.size > largest) return { problem: text.tooLarge(maxRows) };
  const { readCsvSheet } = await import('@tv/contract/uploads/read-sheet');
  const { WrongSheet } = await import('@tv/contract/uploads/read-table');
  try {
    const sheet = readCsvSheet(new Uint8Array(await file.arrayBuffer()));
    if (sheet.rows.length > maxRows) return { problem: text.tooLarge(maxRows) };
    return sheet.rows.length === 0 ? { problem: text.emptySheet } : { sheet };
  } catch (error) {
    return { problem: error instanceof WrongSheet ? noTable(error.line) : text.unreadableSheet };
  }
}
