import { fileColumns } from '@tv/contract/uploads/sheet-columns';

/** Names of files that a template takes at most. */
const maxNames = 2_000;

/**
 * A sheet to fill in: the headings, and a line for each file; without files an example. It begins with a byte order mark,
 * by which spreadsheets know UTF-8.
 */
export function templateOf(fileNames: readonly string[]): string {
  const headings = fileColumns.map(({ name }) => name);
  const lines =
    fileNames.length > 0
      ? fileNames
          .slice(0, maxNames)
          .map((name) => headings.map((heading) => (heading === 'file' ? name : '')))
      : [fileColumns.map(({ example = '' }) => example)];
  return csvOf([headings, ...lines]);
}

/** A table for spreadsheets. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** A spreadsheet would calculate a name that begins with one of these signs. */
function cellOf(text: string): string {
  const harmless = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
