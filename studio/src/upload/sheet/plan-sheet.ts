import type { ReadRow, ReadSheet } from '@tv/contract/uploads/read-sheet';
import type { CorrectedItem, WrongCellOf } from '@tv/contract/uploads/sheet-row';
import { correctionOf, type Correction } from '@tv/contract/uploads/sheet-corrections';
import { folderOf, matchCaptions, type CaptionFile, type ChosenMedia } from '../match-captions.ts';
import type { UploadEntry } from '../upload-entry.ts';

/** Why a cell that can be read leads to nothing. */
export type PlanProblem = {
  column: string;
  value: string;
  why: {
    kind: 'empty' | 'several' | 'twice' | 'noFile' | 'noCategory' | 'noItem' | 'newOnly';
  };
};
export type RowProblem = WrongCellOf | PlanProblem;

/**
 * `change`: the item of its id gets its cells; `same`: that item has them; `new`: its file is uploaded; `update`: its file is in the
 * list of uploads, which gets the texts; `known`: its file was in the library before, and stays as it is; `missing`: no file has its
 * name; `wrong`: a cell is.
 */
export type RowOutcome = 'change' | 'same' | 'new' | 'update' | 'known' | 'missing' | 'wrong';

export type PlannedRow = Pick<ReadRow, 'line' | 'metadata'> & {
  /** As the sheet has it. */
  fileName: string;
  outcome: RowOutcome;
  problems: RowProblem[];
  /** The file that is uploaded, of `new`. */
  media?: ChosenMedia & { attachments: File[] };
  /** The upload that gets the texts, of `update`. */
  uploadId?: string;
  /** What it says of an item that is there, of `change` and `same`. */
  correction?: Correction;
  /** The row itself, of `change`. */
  row?: ReadRow;
};

export type SheetPlan = {
  rows: PlannedRow[];
  /** Video and sound that no row names. */
  leftOver: ChosenMedia[];
  /** Other files that no row names. */
  unused: File[];
  /** Categories of rows that there are not yet. */
  newCategories: string[];
};

type Given = {
  sheet: ReadSheet;
  files: readonly File[];
  uploads: readonly UploadEntry[];
  /** Those that the sheet names by their ids. */
  items: ReadonlyMap<string, CorrectedItem>;
  /** Names of the categories that there are. */
  categories: readonly string[];
  mayMakeCategories: boolean;
};

/** Says of each row, and of each file, what becomes of it. */
export function planSheet({ sheet, files, uploads, items, categories, mayMakeCategories }: Given): SheetPlan {
  const { media, others } = matchCaptions(files);
  const findMedia = finder(media, ({ file }) => file);
  const findOther = finder(files, (file) => file);
  const findUpload = finder(uploads, ({ fileName }) => ({ name: fileName, webkitRelativePath: '' }));
  const known = new Set(categories.map(folded));
  const missingCategories = new Map<string, string>();
  const taken = new Set<unknown>();

  const rows = sheet.rows.map((row): PlannedRow => {
    const problems: RowProblem[] = [...row.problems];
    const tell = (column: string, value: string, kind: PlanProblem['why']['kind']) =>
      problems.push({ column, value, why: { kind } });
    const { line, metadata, file: fileName = '' } = row;
    const item = items.get(row.id ?? '');
    const correction = item && correctionOf(row, item);
    const beside = (column: string, name: string): File | undefined => {
      const found = findOther(name);
      if (found instanceof File) return found;
      tell(column, name, found === 'several' ? 'several' : 'noFile');
      return undefined;
    };
    const { categoryNames = [] } = correction?.metadata ?? metadata;
    for (const name of categoryNames)
      if (known.has(folded(name))) continue;
      else if (mayMakeCategories) missingCategories.set(folded(name), name);
      else tell('category', name, 'noCategory');

    if (item && correction) {
      if (taken.has(item)) tell('id', item.id, 'twice');
      taken.add(item);
      if (row.captions.length + row.attachments.length > 0) tell('captions', '', 'newOnly');
      const { changes, conflicts } = correction;
      const isLeftOut = problems.length > 0 || (changes.length === 0 && conflicts.length > 0);
      const outcome = isLeftOut ? 'wrong' : changes.length > 0 ? 'change' : 'same';
      return { line, fileName: item.title, metadata: {}, outcome, problems, correction, row };
    }
    const planned = { line, fileName, metadata, problems };
    const id = row.id ?? row.otherId;
    if (!fileName) tell(id ? 'id' : 'file', id ?? '', id ? 'noItem' : 'empty');
    const found = fileName ? findMedia(fileName) : undefined;
    const chosen = found === 'several' ? undefined : found;
    const upload = chosen ? uploadOf(chosen.file, uploads) : fileName ? findUpload(fileName) : undefined;
    if (found === 'several' || upload === 'several') tell('file', fileName, 'several');
    const target = upload === 'several' ? undefined : (upload ?? chosen?.file);
    if (target && taken.has(target)) tell('file', fileName, 'twice');
    if (target) taken.add(target);
    if (chosen) taken.add(chosen.file);
    if (target && upload && upload !== 'several')
      return {
        ...planned,
        outcome: problems.length > 0 ? 'wrong' : upload.state === 'known' ? 'known' : 'update',
        uploadId: upload.id,
      };
    const named = row.captions.flatMap(({ file, ...caption }): CaptionFile[] => {
      const bytes = beside('captions', file);
      return bytes ? [{ ...caption, file: bytes }] : [];
    });
    const attachments = row.attachments.flatMap((name) => beside('attachments', name) ?? []);
    for (const file of [...named.map(({ file }) => file), ...attachments]) taken.add(file);
    if (problems.length > 0 || !fileName) return { ...planned, outcome: 'wrong' };
    if (!chosen) return { ...planned, outcome: 'missing' };
    const captions = [...named, ...chosen.captions.filter((each) => !named.some((one) => isSame(one, each)))];
    return { ...planned, outcome: 'new', media: { file: chosen.file, captions, attachments } };
  });
  return {
    rows,
    leftOver: media.filter(({ file }) => !taken.has(file) && !uploadOf(file, uploads)),
    unused: others.filter((file) => !taken.has(file)),
    newCategories: [...missingCategories.values()],
  };
}

const folded = (name: string) => name.trim().toLowerCase();

const isSame = (one: CaptionFile, other: CaptionFile) =>
  one.languageCode.toLowerCase() === other.languageCode.toLowerCase() &&
  (one.kind ?? 0) === (other.kind ?? 0);

/** The upload of the same file. One that was lost with the page goes on when its file is uploaded again. */
const uploadOf = (file: File, uploads: readonly UploadEntry[]) =>
  uploads.find(
    ({ fileName, size, state }) => fileName === file.name && size === file.size && state !== 'lost',
  );

/** Finds what a sheet names: by the end of its path, or by its name alone where there is one of it. */
function finder<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => Pick<File, 'name' | 'webkitRelativePath'>,
): (named: string) => Item | 'several' | undefined {
  const byName = new Map<string, Item[]>();
  for (const item of items) {
    const name = fileOf(item).name.normalize();
    byName.set(name, [...(byName.get(name) ?? []), item]);
  }
  return (named) => {
    const path = named.replaceAll('\\', '/').normalize();
    const folder = path.slice(0, -1 - (path.split('/').at(-1)?.length ?? 0));
    const found = byName.get(path.split('/').at(-1) ?? '') ?? [];
    if (found.length < 2) return found[0];
    const fitting = found.filter((item) => `/${folderOf(fileOf(item))}`.endsWith(`/${folder}`));
    return folder && fitting.length === 1 ? fitting[0] : 'several';
  };
}
