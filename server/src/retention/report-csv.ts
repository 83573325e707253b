import type { RetentionPreviewItem } from '@tv/contract/retention/retention-rules';
import { limits } from '@tv/contract/limits/limits';
import { byteOrderMark, csvRecords } from '../platform/csv.ts';
import type { Page, PageRequest } from '../platform/http/page.ts';

const heading = [
  'Title',
  'State',
  'Day',
  'Due since',
  'Announced',
  'Manager',
  'Bytes',
  'Legal hold',
  'Problem',
  'Item',
];

/** What a rule meets as a table, read page by page, so that memory does not grow with its length. */
export async function* reportTable(
  read: (page: PageRequest) => Promise<Page<RetentionPreviewItem>>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([heading]);
  let cursor: string | undefined;
  do {
    const page = await read({ pageSize: limits.largestPage, ...(cursor && { cursor }) });
    if (page.items.length > 0) yield csvRecords(page.items.map(cells));
    cursor = page.next;
  } while (cursor);
}

const cells = (item: RetentionPreviewItem): (string | number)[] => [
  item.title,
  item.state,
  item.day ?? '',
  item.dueDay,
  item.isAnnounced ? 'yes' : 'no',
  item.manager?.name ?? '',
  item.sizeInBytes,
  heldBy(item.legalHold),
  item.problem?.message ?? '',
  item.mediaContentId,
];

function heldBy(hold: RetentionPreviewItem['legalHold']): string {
  if (!hold) return '';
  const { kind, category, reason } = hold;
  return [kind, category, reason].filter((each) => each !== undefined).join(': ');
}
