import type { ListedOldAddress } from '@tv/contract/media-contents/old-addresses';
import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import { screenPath } from '@tv/contract/pages/page-paths';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

const heading = ['Old address', 'New address', 'New player address', 'New player', 'Title', 'Item'];
const rowsAtOnce = 100;

/** A row of the sheet: what is known of an old address, and whether everybody may see its item. */
export type SheetRow = ListedOldAddress & { organizationId: string; isPublic: boolean };

/** Old addresses beside what takes their place in other pages, as a table that is read page by page. */
export async function* oldAddressSheet(
  read: (query: PageRequest) => Promise<Page<SheetRow>>,
  publicUrl: string,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([heading]);
  let cursor: string | undefined;
  do {
    const page = await read({ pageSize: rowsAtOnce, ...(cursor && { cursor }) });
    if (page.items.length > 0) yield csvRecords(page.items.map((row) => cellsOf(row, publicUrl)));
    cursor = page.next;
  } while (cursor);
}

function cellsOf(row: SheetRow, publicUrl: string): string[] {
  const { address, mediaContentId: id, title, organizationId, isPublic } = row;
  const below = isPublic ? organizationId : undefined;
  const player = publicUrl + screenPath(below, 'embed/:id', { id });
  const html = `<iframe src="${player}" width="640" height="360" title="${escapeMarkup(title)}" style="border:0" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`;
  return [address, publicUrl + screenPath(below, 'watch/:id', { id }), player, html, title, id];
}
