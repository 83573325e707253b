import type { SourceKind } from '@tv/contract/sources/source-kinds';
import type { BroughtItem } from '@tv/contract/sources/sources';
import { instanceOf } from '@tv/sources/new-upload';
import { readSource } from '@tv/sources/read-source';
import { callPaged } from '@tv/client/lib/api/call.ts';
import { sayFault } from '../../parts/problems/say-note.ts';
import { linesOf } from './bring-lines.ts';
import type { Bringing } from './bring-store.ts';
import { openChosen } from './chosen-source.ts';
import type { FileAt } from './dropped-folder.ts';

const pageSize = 100;

/** Reads everything of what was chosen, and what of it is here already, before anything is sent. */
export async function readChosen(kind: SourceKind, chosen: readonly FileAt[]): Promise<Bringing> {
  const source = await openChosen(chosen);
  const reading = await readSource(kind, { files: source.files });
  const instance = instanceOf(reading, source.name);
  const known = await knownOf(kind, instance);
  return {
    ...{ kind, source, instance },
    problems: [...source.problems, ...reading.problems].map(sayFault),
    lines: linesOf(reading.items, known, source.sizes),
    ...{ state: 'preview', categoryName: '', isPublished: false, isAway: false, sentBytes: 0 },
  };
}

async function knownOf(kind: SourceKind, instance: string): Promise<Map<string, BroughtItem>> {
  const known = new Map<string, BroughtItem>();
  let cursor: string | undefined;
  do {
    const page = await callPaged('GET /Management/Sources', {
      query: { kind, instance, pageSize, ...(cursor && { cursor }) },
    });
    for (const each of page.answer) known.set(each.sourceId, each);
    cursor = page.next;
  } while (cursor);
  return known;
}
