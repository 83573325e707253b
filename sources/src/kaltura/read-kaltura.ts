import { childrenNamed, textOf } from '@tv/contract/formats/read-xml';
import type { SourceLocation } from '../locate.ts';
import { endingOf } from '../paths.ts';
import type { NoteOrSentence } from '../say.ts';
import { SourceProblem, type SourceInput, type SourceItem, type SourceReading } from '../source.ts';
import { largestText } from '../tables.ts';
import { parseXml, readXmlFile } from '../xml-file.ts';
import { entriesOfCsv } from './entries-of-csv.ts';
import { entryOfXml, isImage } from './entry-of-xml.ts';

/** Kaltura: bulk uploads (XML and CSV) in a folder, or what the server writes about its entries (MRSS), in files or at an address. */
export async function readKaltura(input: SourceInput): Promise<SourceReading> {
  const reading = await readLists(input);
  return { ...reading, instance: accountOf(reading.items) };
}

/** The account, by its number, which stands in the addresses that Kaltura gives its files and pictures. */
function accountOf(items: SourceItem[]): string {
  const addresses = items
    .flatMap(({ media, poster }) => [media, poster])
    .flatMap((file) => (file && 'address' in file ? [file.address] : []));
  const number = addresses.map((each) => /\/p\/(\d+)\//.exec(each)?.[1]).find(Boolean);
  return number ? `partner ${number}` : '';
}

async function readLists(input: SourceInput): Promise<SourceReading> {
  const reading: SourceReading = { instance: '', items: [], problems: [] };
  if (!('files' in input)) {
    add(
      parseXml(await input.fetchText(input.address), input.address),
      { address: input.address },
      input.address,
    );
    return reading;
  }
  const { files } = input;
  const all = new Set((await files.list()).map(({ path }) => path));
  const lists = [...all].filter((path) => ['.xml', '.csv'].includes(endingOf(path))).sort();
  if (lists.length === 0) throw new SourceProblem(['noBulkUpload']);
  for (const path of lists)
    try {
      const location = { path, all };
      if (endingOf(path) === '.xml') add(await readXmlFile(files, path), location, path);
      else
        for (const { item, isImage: isPicture } of entriesOfCsv(
          await files.read(path, largestText),
          path,
          location,
        ))
          if (isPicture) leaveOut(item.title, ['isPicture']);
          else reading.items.push(item);
    } catch (problem) {
      if (!(problem instanceof SourceProblem)) throw problem;
      leaveOut(path, problem.note);
    }
  return reading;

  function leaveOut(where: string, message: NoteOrSentence): void {
    reading.problems.push({ where, message });
  }

  function add(root: ReturnType<typeof parseXml>, location: SourceLocation, where: string): void {
    const channels = childrenNamed(root, 'channel');
    const items = root.name === 'item' ? [root] : channels.flatMap((each) => childrenNamed(each, 'item'));
    if (items.length === 0) throw new SourceProblem(['noKalturaItems', { where }]);
    for (const each of items) {
      const action = childrenNamed(each, 'action').map((one) => textOf(one).trim())[0];
      const item = entryOfXml(each, location);
      if (isImage(each)) leaveOut(item.title || item.sourceId, ['isPicture']);
      else if (action === 'delete') leaveOut(item.sourceId, ['bulkDeletes']);
      else reading.items.push(item);
    }
  }
}
