import type { SourceItem } from '@tv/sources/source';
import { sayNote } from '../say-note.ts';
import { bringOne, type BringTools, type Result } from './bring-one.ts';

/** Items whose files are sent, and are not processed yet. */
const mostUnderWay = 8;

/** Brings items in, at most `atOnce` of them being sent. The outcome of each is reported when it is known. */
export async function bringAll(
  tools: BringTools,
  items: readonly SourceItem[],
  { atOnce, sizeOf }: { atOnce: number; sizeOf: (item: SourceItem) => number },
  tell: (result: Result) => void,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const sending = new Set<Promise<void>>();
  let isOverQuota = false;
  for (const item of items) {
    if (isOverQuota) {
      tell({ item, outcome: 'not tried', address: '', notes: item.notes.map(sayNote) });
      continue;
    }
    const sent = Promise.withResolvers<void>();
    const isSent = sent.promise.finally(() => sending.delete(isSent));
    sending.add(isSent);
    const done = bringOne(tools, item, sizeOf(item), sent.resolve)
      .then(({ isOverQuota: isOver, ...result }) => {
        if (isOver) isOverQuota = true;
        if (result.outcome === 'failed')
          tools.board.print(() => console.error(`${item.title}: ${result.notes[0]}`));
        else tools.board.print(() => console.log([item.title, result.address, ...result.notes].join('\n  ')));
        tell(result);
      })
      .finally(() => underWay.delete(done));
    underWay.add(done);
    while (sending.size >= atOnce) await Promise.race([...sending, done]);
    while (underWay.size >= mostUnderWay) await Promise.race(underWay);
  }
  await Promise.all(underWay);
}
