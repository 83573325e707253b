import type { ArchivePreview } from '@tv/contract/media-contents/archive';
import { limits } from '@tv/contract/limits/limits';
import { findCategory } from '../items/categories.ts';
import { CommandProblem } from '../command-problem.ts';
import { contentsQuery, listOptions } from '../items/contents.ts';
import { size } from '../formats.ts';
import { isAgreed } from '../import/is-agreed.ts';
import { readArguments, readId } from '../arguments/read-arguments.ts';
import { problemText } from '../reason-words.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';

const options = {
  ...listOptions,
  category: { type: 'string' },
  'bring-back': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** Archives items that are named or found, after printing what that saves, or brings them back. Answers whether all of it could be done. */
export async function archiveCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'archive', most: Infinity });
  const isFiltered = [values.status, values.search, values.category].some((each) => each !== undefined);
  if (isFiltered === positionals.length > 0) throw new CommandProblem(text.archive.choose);
  const named = positionals.map(readId);
  const service = await openService();
  const ids = isFiltered ? await findItems(service, values) : [...new Set(named)];
  if (ids.length === 0) {
    console.log(text.nothingMatches);
    return true;
  }
  return values['bring-back'] ? bringBack(service, ids, values) : archive(service, ids, values);
}

/** The items that are meant: not archived yet, or archived where they are to come back. */
async function findItems(service: Service, values: Values): Promise<string[]> {
  const { category, organization } = values;
  const categoryId = category && (await findCategory(service, category, organization)).id;
  const query = {
    ...contentsQuery(values),
    ...(categoryId && { categoryId: [categoryId] }),
    storage: values['bring-back'] ? ('archived' as const) : ('ready' as const),
  };
  const ids: string[] = [];
  for await (const items of service.pages('GET /Management/MediaContents', { query }))
    ids.push(...items.map(({ id }) => id));
  return ids;
}

async function archive(service: Service, ids: readonly string[], values: Values): Promise<boolean> {
  const previews: ArchivePreview[] = [];
  for (const part of inParts(ids))
    previews.push(
      ...(await service.call('POST /Management/MediaContents/ArchivePreviews', { body: { ids: part } })),
    );
  const possible = previews.filter(({ problem }) => !problem);
  const refused = previews.filter(({ problem }) => problem);
  const sum = (of: (preview: ArchivePreview) => number) =>
    possible.reduce((all, preview) => all + of(preview), 0);
  for (const { id, title = '', savedBytes } of possible)
    console.log(`${size(savedBytes).padStart(11)}  ${id}  ${title}`);
  const saved = size(sum(({ savedBytes }) => savedBytes));
  console.log(text.archive.saves({ count: possible.length, size: saved }));
  const former = sum(({ formerVersions }) => formerVersions);
  if (former > 0) console.log(text.archive.formerGo({ count: former }));
  for (const { id, title, problem } of refused)
    console.error(text.archive.cannot({ title: title ?? id, why: problemText(problem!) }));
  if (possible.length === 0) return refused.length === 0;
  if (values['dry-run']) return nothingDone();
  if (!values.yes && !(await isAgreed({ question: text.goOn, corrections: [] }, text.confirm))) return false;
  const isDone = await changeAll(
    service,
    possible.map(({ id }) => id),
    'archive',
  );
  return isDone && refused.length === 0;
}

async function bringBack(service: Service, ids: readonly string[], values: Values): Promise<boolean> {
  console.log(text.archive.bringBack({ count: ids.length }));
  if (values['dry-run']) return nothingDone();
  if (!values.yes && !(await isAgreed({ question: text.goOn, corrections: [] }, text.confirm))) return false;
  return changeAll(service, ids, 'bringBack');
}

function nothingDone(): true {
  console.log(text.nothingDone);
  return true;
}

async function changeAll(
  service: Service,
  ids: readonly string[],
  action: 'archive' | 'bringBack',
): Promise<boolean> {
  let done = 0;
  for (const part of inParts(ids))
    for (const { id, isDone, problem } of await service.call('POST /Management/MediaContents/Changes', {
      body: { ids: part, change: { action } },
    })) {
      if (isDone) done++;
      else console.error(`${id}: ${problem ? problemText(problem) : text.notDone}`);
    }
  console.log(text.archive[action === 'archive' ? 'archived' : 'onTheWay']({ count: done }));
  return done === ids.length;
}

/** As many as one call takes. */
const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / limits.changedItems) }, (_, part) =>
    ids.slice(part * limits.changedItems, (part + 1) * limits.changedItems),
  );
