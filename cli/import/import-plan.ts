import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { correctionOf } from '@tv/contract/uploads/sheet-corrections';
import type { CorrectedItem, SheetRow, UploadMetadata } from '@tv/contract/uploads/sheet-row';
import {
  collectFiles,
  type Collected,
  type FoundMedia,
  type SubtitleChoice,
} from '../upload/collect-files.ts';
import type { CorrectingRow } from './correct-items.ts';
import { knownColumns, readSheet, severalProblems, type Sheet } from './read-sheet.ts';
import { text } from '../texts.ts';
import type { Sending } from '../upload/upload-file.ts';

export type ImportPlan = {
  sendings: Omit<Sending, 'key'>[];
  /** Rows of the sheet that name items which are there. */
  corrections: CorrectingRow[];
  /** Rows whose files are not there. */
  missing: string[];
  /** Sentences for the person, before anything is sent. */
  notes: string[];
  /** What the person has to agree to. */
  question?: string;
};

type Wanted = {
  /** Folders that paths of a sheet may be relative to, besides its own. */
  roots: string[];
  collected: Collected;
  sheet: string | undefined;
  /** The metadata of every file for which nothing else is given. */
  metadata: UploadMetadata;
  attachments: string[];
  /** Finds the items that rows name by their ids. */
  findItems: (rows: Sheet['rows']) => Promise<ReadonlyMap<string, CorrectedItem>>;
};

/** Says of each file what is to become of it: by its row, by what lies beside it, by the options. Throws when a table is wrong. */
export async function planImport(wanted: Wanted): Promise<ImportPlan> {
  const { collected } = wanted;
  const sheets = await Promise.all([...(wanted.sheet ? [wanted.sheet] : collected.sheets)].map(readSheet));
  const media = new Map(collected.media.map((each) => [each.file, each]));
  const rows = new Map<string, Sheet['rows'][number]>();
  const problems: string[] = [];
  const missing: string[] = [];
  const find = fileFinder([...media.keys()], wanted.roots);
  const corrections: CorrectingRow[] = [];
  const items = await wanted.findItems(
    wanted.sheet === undefined ? [] : sheets.flatMap(({ rows: all }) => all),
  );
  const notes = sheets.flatMap((sheet) => notesOf(sheet, items));
  for (const sheet of sheets)
    for (const row of sheet.rows) {
      const where = text.sheet.row({ sheet: sheet.name, line: String(row.line) });
      const item = items.get(row.id ?? '');
      if (item) {
        if (corrections.some(({ correction }) => correction.item === item))
          problems.push(`${where}: ${text.sheet.hasRow({ name: item.id })}`);
        else if (row.captions.length + row.attachments.length > 0)
          problems.push(`${where}: ${text.sheet.newOnly}`);
        else corrections.push({ where, row, correction: correctionOf(row, item) });
        continue;
      }
      if (!row.file) {
        const id = row.id ?? row.otherId;
        problems.push(
          `${where}: ${id ? text.sheet.noItem({ id }) : text.sheet.noFileName({ column: 'file' })}`,
        );
        continue;
      }
      const file = await find(row.file, sheet.folder);
      if (file === 'several') problems.push(`${where}: ${text.sheet.severalFiles({ file: row.file })}`);
      else if (file === undefined) missing.push(`${where}: ${text.noFile({ file: row.file })}`);
      else if (rows.has(file)) problems.push(`${where}: ${text.sheet.hasRow({ name: row.file })}`);
      else {
        rows.set(file, {
          ...row,
          ...(await besides(row, [sheet.folder, ...wanted.roots, dirname(file)], (problem) =>
            problems.push(`${where}: ${problem}`),
          )),
        });
        if (!media.has(file))
          for (const each of (await collectFiles([file])).media) media.set(each.file, each);
      }
    }
  if (problems.length > 0) throw severalProblems(problems);
  const without = [...media.keys()].filter((file) => !rows.has(file)).length;
  if (sheets.length > 0 && without > 0 && rows.size > 0)
    notes.push(text.sheet.withoutRow({ count: without, all: media.size }));
  const sendings = [];
  for (const each of media.values())
    sendings.push(sendingOf(each, rows.get(each.file), await ownRow(each), wanted));
  const question = nameQuestion(sheets, sendings);
  return { sendings, corrections, missing, notes, ...(question && { question }) };
}

/** A table that says nothing of titles may have lost a column: its files would be published under their names. */
function nameQuestion(sheets: readonly Sheet[], sendings: ImportPlan['sendings']): string | undefined {
  const untitled = sheets.filter(
    ({ rows }) => rows.length > 0 && rows.every(({ cells }) => !('title' in cells)),
  );
  const published = sendings.filter(({ metadata: { title, isDraft } }) => !title && !isDraft).length;
  return untitled.length > 0 && published > 0
    ? text.sheet.noTitle({ sheet: untitled[0]!.name, count: published })
    : undefined;
}

function notesOf({ name, unknown, rows }: Sheet, items: ReadonlyMap<string, unknown>): string[] {
  const files = rows.filter(({ id = '' }) => !items.has(id)).length;
  return [
    ...(files > 0 ? [text.sheet.describes({ sheet: name, count: files })] : []),
    ...(unknown.length > 0
      ? [text.sheet.leftOut({ sheet: name, columns: unknown.join(', '), known: knownColumns.join(', ') })]
      : []),
  ];
}

/** Files beside a media file that belong to it alone, such as captions. */
async function ownRow({ description }: FoundMedia): Promise<SheetRow | undefined> {
  if (!description) return undefined;
  const { rows, folder, name } = await readSheet(description);
  const [row] = rows;
  if (!row) return undefined;
  const problems: string[] = [];
  const beside = await besides(row, [folder], (problem) => problems.push(`${name}: ${problem}`));
  if (problems.length > 0) throw severalProblems(problems);
  return { ...row, ...beside };
}

function sendingOf(
  media: FoundMedia,
  row: SheetRow | undefined,
  own: SheetRow | undefined,
  { metadata, attachments }: Wanted,
): Omit<Sending, 'key'> {
  const given = [...(row?.captions ?? []), ...(own?.captions ?? [])];
  const subtitles = [...given, ...media.subtitles].filter(
    (each, index, all) => all.findIndex((other) => isSame(each, other)) === index,
  );
  return {
    media: { ...media, subtitles },
    metadata: { ...metadata, ...own?.metadata, ...row?.metadata },
    attachments: [...new Set([...attachments, ...(own?.attachments ?? []), ...(row?.attachments ?? [])])],
  };
}

const isSame = (one: SubtitleChoice, other: SubtitleChoice) =>
  one.languageCode.toLowerCase() === other.languageCode.toLowerCase() &&
  (one.kind ?? 0) === (other.kind ?? 0);

/** Absolute paths of the captions and attachments that a row names. */
async function besides(row: SheetRow, folders: readonly string[], tell: (problem: string) => void) {
  const locate = async (path: string): Promise<string> => {
    const found = await findFile(path, folders);
    if (!found) tell(text.noFile({ file: path }));
    return found ?? path;
  };
  const captions: SubtitleChoice[] = [];
  for (const each of row.captions) captions.push({ ...each, file: await locate(each.file) });
  const attachments: string[] = [];
  for (const each of row.attachments) attachments.push(await locate(each));
  return { captions, attachments };
}

/** The file at a path from one of these folders, the first that has it. */
export async function findFile(path: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const candidate = resolve(folder, path.replaceAll('\\', '/'));
    if ((await stat(candidate).catch(() => undefined))?.isFile()) return candidate;
  }
  return undefined;
}

/** Finds the file that a sheet names: by its path from the sheet or from an imported folder, or by its name alone. */
function fileFinder(files: string[], roots: string[]) {
  const composed = new Map(files.map((file) => [file.normalize(), file]));
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = basename(file).normalize();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return async (named: string, folder: string): Promise<string | 'several' | undefined> => {
    const path = named.replaceAll('\\', '/');
    const candidates = [folder, ...roots].map((base) => resolve(base, path));
    for (const locate of candidates) {
      const known = composed.get(locate.normalize());
      if (known) return known;
    }
    const [only, ...more] = byName.get(basename(path).normalize()) ?? [];
    if (only && !path.includes('/')) return more.length > 0 ? 'several' : only;
    return findFile(named, [folder, ...roots]);
  };
}

/** Folders among the paths of a command, and the folder of each file. */
export const rootsOf = async (paths: readonly string[]): Promise<string[]> =>
  Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => undefined);
      return found?.isDirectory() ? resolve(path) : dirname(resolve(path));
    }),
  );
