import { ContentStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/management-contents';
import { CommandProblem } from './command-problem.ts';
import { oneOf, readArguments, readId } from './read-arguments.ts';
import { openService, type Service } from './service.ts';

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

/** Prints the newest hundred that fit. */
export async function listCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, {
    status: { type: 'string' },
    search: { type: 'string' },
    organization: { type: 'string' },
  });
  const service = await openService();
  const found = await service.call<ManagedMediaContent[]>('GET', '/Management/MediaContents', {
    query: {
      pageSize: '100',
      status: values.status && String(oneOf(words, 'status', values.status)),
      searchTerm: values.search,
      organizationName: values.organization,
    },
  });
  if (found.length === 0) console.log('There is nothing of that kind.');
  for (const item of found) printItem(service, item);
  return true;
}

export function printItem(service: Service, item: ManagedMediaContent): void {
  const { status, title, scheduledPublicationDate, scheduledUnpublicationDate } = item;
  const instants = [
    scheduledPublicationDate && `publishes ${inWords(scheduledPublicationDate)}`,
    scheduledUnpublicationDate && `unpublishes ${inWords(scheduledUnpublicationDate)}`,
    item.problem,
  ].filter(Boolean);
  console.log(`${wordOf(status).padEnd(10)} ${title}\n           ${service.publicUrl}${item.watchPath}`);
  for (const instant of instants) console.log(`           ${instant}`);
}

/** In the time zone of this computer. */
const inWords = (instant: string) =>
  new Date(instant).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Does one thing with every item that is named. */
const eachItem =
  (method: string, path: string) =>
  async (args: string[]): Promise<boolean> => {
    const { positionals } = readArguments(args, {});
    const ids = positionals.map(readId);
    if (ids.length === 0) readId(undefined);
    const service = await openService();
    let isDone = true;
    for (const id of ids) {
      try {
        const item = await service.call<ManagedMediaContent | undefined>(
          method,
          `/Management/MediaContents/${id}${path}`,
        );
        if (item) printItem(service, item);
        else console.log(`${id} is deleted; for 30 days "npm run tv -- restore ${id}" brings it back.`);
      } catch (problem) {
        if (!(problem instanceof CommandProblem)) throw problem;
        console.error(`${id}: ${problem.message}`);
        isDone = false;
      }
    }
    return isDone;
  };

export const publishCommand = eachItem('POST', '/Publications');
export const unpublishCommand = eachItem('DELETE', '/Publications');
export const deleteCommand = eachItem('DELETE', '');
export const restoreCommand = eachItem('POST', '/Restorations');
