import { decodeText, readTable, WrongSheet, type TableRow } from '@tv/contract/uploads/read-table';
import { markdownOf } from '../feed/html-text.ts';
import type { SourceLocation } from '../locate.ts';
import { baseOf } from '../paths.ts';
import { emptyItem, SourceProblem, type SourceItem } from '../source.ts';
import { cellOf, sheetNote } from '../tables.ts';
import { fileAt, lastOfPath } from './entry-of-xml.ts';

/** The rows of a bulk upload: comments begin with "#", and the row of the headings with "*". */
export function entriesOfCsv(
  bytes: Uint8Array,
  path: string,
  location: SourceLocation,
): { item: SourceItem; isImage: boolean }[] {
  const [, comments = '', table = ''] =
    /^\uFEFF?((?:[ \t"]*#[^\n]*\n|[ \t\r]*\n)*)([^]*)$/.exec(decodeText(bytes)) ?? [];
  const linesBefore = comments.split('\n').length - 1;
  return rowsOf(table.replace(/^("?)\*/, '$1'), path, linesBefore)
    .filter(
      (row) => !Object.values(row.cells)[0]?.startsWith('#') && !/^delete$/i.test(cellOf(row, 'action')),
    )
    .map((row) => ({ item: entryOf(row), isImage: /^image$|^2$/i.test(cellOf(row, 'contentType')) }));

  function locationOf({ line }: TableRow) {
    return { sheet: path, row: line + linesBefore };
  }

  function entryOf(row: TableRow): SourceItem {
    const named = cellOf(row, 'url', 'filePath');
    const item = emptyItem(
      cellOf(row, 'entryId') || cellOf(row, 'referenceId') || named,
      cellOf(row, 'title', 'name'),
    );
    const description = markdownOf(cellOf(row, 'description'));
    if (description) item.description = description;
    item.tags = cellOf(row, 'tags').split(',');
    item.categories = cellOf(row, 'category', 'categories').split(',').map(lastOfPath);
    const published = cellOf(row, 'scheduleStartDate');
    if (published) item.publishedAt = published;
    const media = fileAt(named, location);
    if (media) item.media = media;
    else
      item.notes.push(
        named
          ? ['rowFileNotThere', { ...locationOf(row), file: baseOf(named) }]
          : ['rowWithoutUrl', locationOf(row)],
      );
    const poster = fileAt(cellOf(row, 'thumbnailUrl'), location);
    if (poster) item.poster = poster;
    return item;
  }
}

function rowsOf(table: string, path: string, linesBefore: number): TableRow[] {
  try {
    return readTable(new TextEncoder().encode(table), (headings) => {
      const known = headings.map((heading) => heading.toLowerCase());
      if (!known.includes('title') || !known.includes('url'))
        throw new SourceProblem(['noKalturaColumns', { file: path }]);
    });
  } catch (problem) {
    if (!(problem instanceof WrongSheet)) throw problem;
    const why = sheetNote(problem);
    throw new SourceProblem(
      problem.line === undefined
        ? ['inFile', { file: path, why }]
        : ['atLine', { where: path, line: problem.line + linesBefore, why }],
    );
  }
}
