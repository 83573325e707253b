import { ContentStatus, SubtitleKind, Visibility } from '@tv/contract/enumerations';
import type { ItemTexts } from '@tv/contract/media-content';
import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import type { SubtitleChoice } from './collect-files.ts';
import { CommandProblem } from './command-problem.ts';
import { inOneCell, itemTexts, listIn, textNames } from './item-texts.ts';
import { onOrOff, oneOf, readInstant } from './read-arguments.ts';
import type { UploadMetadata } from './upload-file.ts';

/** What a row of a sheet says of one file. Paths are as they stand in the sheet. */
export type SheetRow = {
  file?: string;
  metadata: UploadMetadata;
  captions: SubtitleChoice[];
  attachments: string[];
};

/** An item as `tv export` writes it. */
export type ExportedItem = ManagedMediaContent & { captionLanguages: string[] };

type Column = {
  name: string;
  /** Other names that it is read by, in small letters without spaces, hyphens and underscores. */
  also?: string[];
  /** Absent: only told, never read. */
  read?: (value: string, row: SheetRow) => void;
  write: (item: ExportedItem, portalUrl: string) => string;
};

const visibilities = { public: Visibility.PUBLIC, internal: Visibility.INTERNAL };
const yesOrNo = { ...onOrOff, yes: true, no: false, true: true, false: false, 1: true, 0: false };

const columnOfText = (name: keyof ItemTexts): Column => {
  const { also, readCell, writeCell } = itemTexts[name];
  return {
    name,
    also,
    read: (value, { metadata }) => Object.assign(metadata, { [name]: readCell(value) }),
    write: (item) => writeCell(item[name] as never),
  };
};

/** The columns. The texts of an item have theirs in item-texts.ts. */
export const columns: Column[] = [
  {
    name: 'file',
    also: ['filename', 'path'],
    read: (value, row) => (row.file = value),
    write: ({ fileName }) => fileName ?? '',
  },
  ...textNames.map(columnOfText),
  {
    name: 'category',
    also: ['categories'],
    read: (value, { metadata }) => (metadata.categoryNames = listIn(value, /[;\n]/)),
    write: ({ categories }) =>
      inOneCell(
        categories.map(({ name }) => name),
        /[;\n]/,
      ),
  },
  {
    name: 'visibility',
    also: ['access', 'accesslevel'],
    read: (value, { metadata }) => (metadata.visibility = oneOf(visibilities, 'visibility', value)),
    write: ({ visibility }) => (visibility === Visibility.PUBLIC ? 'public' : 'internal'),
  },
  {
    name: 'date',
    also: ['publishdate', 'published', 'uploaddate', 'recorded'],
    read: (value, { metadata }) => (metadata.publishDate = readInstant('date', withHyphens(value))),
    write: ({ publishDate }) => publishDate ?? '',
  },
  {
    name: 'listed',
    also: ['islisted'],
    read: (value, { metadata }) => (metadata.isListed = oneOf(yesOrNo, 'column "listed"', value)),
    write: ({ isListed }) => (isListed ? 'yes' : 'no'),
  },
  {
    name: 'status',
    read: (value, { metadata }) => {
      // What waits for a review or a date becomes a draft: publishing it is a step of its own.
      if (value.toLowerCase() !== 'published') metadata.isDraft = true;
    },
    write: ({ status }) => (status === ContentStatus.PUBLISHED ? 'published' : 'draft'),
  },
  {
    name: 'captions',
    also: ['subtitles'],
    read: (value, row) => row.captions.push(...listIn(value, /[;\n]/).map(captionIn)),
    write: () => '',
  },
  {
    name: 'attachments',
    also: ['attachment'],
    read: (value, row) => row.attachments.push(...listIn(value, /[;\n]/)),
    write: () => '',
  },
  { name: 'id', write: ({ id }) => id },
  { name: 'address', also: ['url', 'webpageurl'], write: ({ watchPath }, url) => `${url}${watchPath}` },
  { name: 'captionLanguages', write: ({ captionLanguages }) => captionLanguages.join('; ') },
];

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
const byName = new Map(
  columns.flatMap((column) =>
    [plain(column.name), ...(column.also ?? [])].map((name) => [name, column] as const),
  ),
);

/** The column that a heading means. */
export const columnOf = (heading: string): Column | undefined => byName.get(plain(heading));

/** Reads the cells of one row, by their headings. An empty cell says nothing. */
export function readRow(cells: Record<string, unknown>): SheetRow {
  const row: SheetRow = { metadata: {}, captions: [], attachments: [] };
  for (const [heading, cell] of Object.entries(cells)) {
    const value = textOf(cell);
    if (value) columnOf(heading)?.read?.(value, row);
  }
  return row;
}

/** Lists of JSON are taken as they are: see `listIn`. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (Array.isArray(cell)) return cell.length > 0 ? JSON.stringify(cell) : '';
  if (typeof cell === 'object')
    return JSON.stringify(Object.entries(cell).map(([key, value]) => `${key}=${String(value)}`));
  // Export writes an apostrophe before what a spreadsheet would calculate.
  return String(cell as string | number | boolean)
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** `20110504`, as some programs write it. */
const withHyphens = (text: string) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const kinds = {
  subtitles: SubtitleKind.SUBTITLE,
  captions: SubtitleKind.CAPTION,
  descriptions: SubtitleKind.DESCRIPTION,
};

/** `en=talk.en.vtt`, or with a kind `en+descriptions=seen.vtt`. */
function captionIn(choice: string): SubtitleChoice {
  const [, languageCode, kind, file] =
    /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,3})(?:\+(\w+))?\s*=\s*(.+)$/.exec(choice) ?? [];
  if (!languageCode || !file)
    throw new CommandProblem(`"${choice}" names no captions: write en=talk.en.vtt; de=talk.de.vtt.`);
  return {
    languageCode,
    file,
    ...(kind && { kind: oneOf(kinds, 'kind of captions', kind) }),
  };
}
