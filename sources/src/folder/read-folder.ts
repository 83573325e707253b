import { captionsBeside } from '@tv/contract/captions/caption-formats';
import { mediaEndings } from '@tv/contract/media/media-endings';
import { readCsvSheet, readJsonSheet, type ReadRow } from '@tv/contract/uploads/read-sheet';
import { WrongSheet } from '@tv/contract/uploads/read-table';
import { baseOf, endingOf, folderOf, pathFrom, stemOf } from '../paths.ts';
import type { Note } from '../say.ts';
import {
  emptyItem,
  filesOf,
  SourceProblem,
  type SourceInput,
  type SourceItem,
  type SourceReading,
} from '../source.ts';
import { largestText, sheetNote } from '../tables.ts';

const sheetName = /^items\.(?:csv|json)$/i;
const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp'];

/**
 * A folder of media files: with sheets (`items.csv`, `items.json`), a description beside a file (`talk.json`, `talk.info.json`,
 * `talk.csv`), captions (`talk.en.vtt`) and a picture (`talk.jpg`). The id of an item is its path. The outermost folder that it
 * lies in becomes its category, where no sheet says one.
 */
export async function readFolder(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list())
    .map(({ path }) => path)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const problems: SourceReading['problems'] = [];
  const all = new Set(paths);
  const besideOf = Map.groupBy(paths, folderOf);
  const rows = new Map<string, ReadRow & { sheet: string }>();
  for (const sheet of paths.filter((path) => sheetName.test(baseOf(path))))
    for (const row of await rowsOf(sheet)) {
      const where: Note = ['row', { sheet, row: row.line }];
      const file = row.file === undefined ? undefined : pathFrom(folderOf(sheet), row.file);
      if (!row.file) problems.push({ where, message: ['columnEmpty', { column: 'file' }] });
      else if (file === undefined) problems.push({ where, message: ['fileLeadsOut', { file: row.file }] });
      else if (rows.has(file)) problems.push({ where, message: ['rowTwice', { file: row.file }] });
      else rows.set(file, { ...row, sheet });
    }
  const media = paths.filter((path) => mediaEndings.has(endingOf(path)));
  const items: SourceItem[] = [];
  for (const path of media) items.push(await itemOf(path, rows.get(path)));
  for (const [path, row] of rows)
    if (!media.includes(path))
      items.push(
        all.has(path)
          ? await itemOf(path, row)
          : {
              ...withRow(emptyItem(path, ''), row),
              notes: [['rowWithoutFile', { sheet: row.sheet, row: row.line, file: path }]],
            },
      );
  return { instance: '', items, problems };

  async function rowsOf(sheet: string): Promise<ReadRow[]> {
    try {
      const bytes = await files.read(sheet, largestText);
      return (/\.json$/i.test(sheet) ? readJsonSheet : readCsvSheet)(bytes).rows;
    } catch (problem) {
      if (problem instanceof WrongSheet) problems.push({ where: sheet, message: sheetNote(problem) });
      else if (problem instanceof SourceProblem) problems.push({ where: sheet, message: problem.note });
      else throw problem;
      return [];
    }
  }

  async function itemOf(path: string, row: (ReadRow & { sheet: string }) | undefined): Promise<SourceItem> {
    const beside = besideOf.get(folderOf(path)) ?? [];
    const stem = stemOf(path);
    const item = emptyItem(path, titleOf(stem));
    item.media = { path };
    item.notes = [];
    const described = beside.find(
      (each) =>
        /\.(?:csv|json)$/i.test(each) &&
        !sheetName.test(baseOf(each)) &&
        [stem, baseOf(path)].includes(baseOf(each).replace(/(?:\.info)?\.(?:csv|json)$/i, '')),
    );
    const [own] = described ? await rowsOf(described) : [];
    if (own) withRow(item, { ...own, sheet: described! });
    if (row) withRow(item, row);
    const outermost = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    if (item.categories.length === 0 && outermost) item.categories = [outermost];
    for (const each of beside) {
      const [, name, languageCode] = captionsBeside.exec(baseOf(each)) ?? [];
      if (name === stem && !item.captions.some((known) => known.languageCode === languageCode))
        item.captions.push({ languageCode: languageCode!, isMadeByMachine: false, file: { path: each } });
    }
    const poster = beside.find((each) => stemOf(each) === stem && pictureEndings.includes(endingOf(each)));
    if (poster) item.poster = { path: poster };
    return item;
  }

  function withRow(item: SourceItem, row: ReadRow & { sheet: string }): SourceItem {
    const {
      title,
      description,
      tags,
      speakers,
      categoryNames,
      publishDate,
      visibility,
      isListed,
      audience,
      isDraft,
      oldAddresses,
      translations,
    } = row.metadata;
    // What is too long for the portal is shortened later, with a note.
    const isLong = (column: string) =>
      row.problems.some((each) => each.column.toLowerCase() === column && each.why.kind === 'long');
    item.title = title || (isLong('title') && row.cells['title']) || item.title;
    const text = description || (isLong('description') && row.cells['description']);
    if (text) item.description = text;
    if (tags) item.tags = tags;
    if (speakers) item.speakers = speakers;
    if (categoryNames) item.categories = categoryNames;
    if (publishDate) item.publishedAt = publishDate;
    if (translations) item.translations = translations;
    if (oldAddresses) item.oldAddresses = oldAddresses;
    item.publication = {
      ...item.publication,
      ...(visibility !== undefined && { visibility }),
      ...(isListed !== undefined && { isListed }),
      ...(audience && { audience }),
      ...(isDraft !== undefined && { isDraft }),
    };
    const folder = folderOf(row.sheet);
    const location = { sheet: row.sheet, row: row.line };
    for (const { column } of row.problems.filter(
      (each) => !/^(title|description)$/i.test(each.column) || each.why.kind !== 'long',
    ))
      item.notes.push(['columnUnread', { ...location, column }]);
    for (const { languageCode, file } of row.captions) {
      const path = pathFrom(folder, file);
      if (path !== undefined && all.has(path))
        item.captions.push({ languageCode, isMadeByMachine: false, file: { path } });
      else item.notes.push(['rowWithoutFileInFolder', { ...location, file }]);
    }
    for (const file of row.attachments) {
      const path = pathFrom(folder, file);
      if (path !== undefined && all.has(path)) item.attachments.push({ file: { path }, name: baseOf(path) });
      else item.notes.push(['rowWithoutFileInFolder', { ...location, file }]);
    }
    return item;
  }
}

/** A title of the name of a file, as the portal makes one. */
const titleOf = (stem: string) => stem.replace(/[_]+/g, ' ').trim();
