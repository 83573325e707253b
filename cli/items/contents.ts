import type { Query } from '@tv/contract/calls/api';
import { ContentStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { CommandProblem } from '../command-problem.ts';
import { moment } from '../formats.ts';
import { oneOf, readArguments, readId } from '../arguments/read-arguments.ts';
import { storedProblem } from '../reason-words.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';

const words = {
  draft: ContentStatus.DRAFT,
  review: ContentStatus.REVIEW,
  approved: ContentStatus.REVIEW_APPROVED,
  reviewed: ContentStatus.REVIEW_COMPLETED,
  scheduled: ContentStatus.SCHEDULED,
  published: ContentStatus.PUBLISHED,
  deleted: ContentStatus.DELETED,
};
const wordOf = (status: number) => Object.entries(words).find(([, number]) => number === status)?.[0] ?? '';

export const listOptions = {
  status: { type: 'string' },
  search: { type: 'string' },
  organization: { type: 'string' },
} as const;

/** Which items are selected. */
export const contentsQuery = (
  values: Partial<Record<keyof typeof listOptions, string>>,
): Query<'GET /Management/MediaContents'> => ({
  status: values.status ? [oneOf(words, '--status', values.status)] : undefined,
  searchTerm: values.search,
  organizationName: values.organization,
});

/** Prints all that fit, the newest first. */
export async function listCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, listOptions, { command: 'list' });
  const query = contentsQuery(values);
  const service = await openService();
  let printed = 0;
  for await (const items of service.pages('GET /Management/MediaContents', { query })) {
    for (const item of items) printItem(service, item);
    printed += items.length;
  }
  if (printed === 0) console.log(text.nothingMatches);
  return true;
}

export function printItem(service: Pick<Service, 'publicUrl'>, item: ManagedMediaContent): void {
  const { status, title, scheduledPublicationDate, scheduledUnpublicationDate } = item;
  const instants = [
    scheduledPublicationDate && text.items.publishes({ when: moment(scheduledPublicationDate) }),
    scheduledUnpublicationDate && text.items.unpublishes({ when: moment(scheduledUnpublicationDate) }),
    item.problem && storedProblem(item.problem),
  ].filter(Boolean);
  console.log(`${wordOf(status).padEnd(10)} ${title}\n           ${service.publicUrl}${item.watchPath}`);
  for (const instant of instants) console.log(`           ${instant}`);
}

/** Does one thing with every item that is named; answers whether all of it could be done. */
export async function withEachItem(words: string[], act: (id: string) => Promise<void>): Promise<boolean> {
  const ids = words.map(readId);
  if (ids.length === 0) readId(undefined);
  let isDone = true;
  for (const id of new Set(ids))
    try {
      await act(id);
    } catch (problem) {
      if (!(problem instanceof CommandProblem)) throw problem;
      if (ids.length === 1) throw problem;
      console.error(`${id}: ${problem.message}`);
      isDone = false;
    }
  return isDone;
}

const eachItem =
  (
    command: string,
    run: (service: Service, params: { id: string }) => Promise<ManagedMediaContent | undefined>,
  ) =>
  async (args: string[]): Promise<boolean> => {
    const { positionals } = readArguments(args, {}, { command, most: Infinity });
    const service = await openService();
    return withEachItem(positionals, async (id) => {
      const item = await run(service, { id });
      if (item) printItem(service, item);
      else console.log(text.deleted({ id }));
    });
  };

export const publishCommand = eachItem('publish', (service, params) =>
  service.call('POST /Management/MediaContents/:id/Publications', { params }),
);
export const unpublishCommand = eachItem('unpublish', (service, params) =>
  service.call('DELETE /Management/MediaContents/:id/Publications', { params }),
);
export const deleteCommand = eachItem('delete', (service, params) =>
  service.call('DELETE /Management/MediaContents/:id', { params }),
);
export const restoreCommand = eachItem('restore', (service, params) =>
  service.call('POST /Management/MediaContents/:id/Restorations', { params }),
);
