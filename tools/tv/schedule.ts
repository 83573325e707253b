import { ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent, Schedule } from '@tv/contract/management-contents';
import { printItem } from './contents.ts';
import { readArguments, readId, readInstant } from './read-arguments.ts';
import { openService } from './service.ts';

/** Schedules an item, or drops what was scheduled; without an item, prints what is to come. */
export async function scheduleCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, {
    at: { type: 'string' },
    'unpublish-at': { type: 'string' },
    cancel: { type: 'boolean' },
    organization: { type: 'string' },
  });
  if (positionals.length === 0) return printSchedules(values.organization);
  const path = `/Management/MediaContents/${readId(positionals[0])}/Schedules`;
  const json = {
    ...(values.at && { publishAt: readInstant('at', values.at) }),
    ...(values['unpublish-at'] && { unpublishAt: readInstant('unpublish-at', values['unpublish-at']) }),
  };
  const service = await openService();
  const item = values.cancel
    ? await service.call<ManagedMediaContent>('DELETE', path)
    : await service.call<ManagedMediaContent>('PUT', path, { json });
  printItem(service, item);
  return true;
}

async function printSchedules(organizationName: string | undefined): Promise<boolean> {
  const service = await openService();
  const found = await service.call<Schedule[]>('GET', '/Management/Schedules', {
    query: { status: String(ScheduleStatus.Scheduled), pageSize: '100', organizationName },
  });
  if (found.length === 0) console.log('Nothing is scheduled.');
  for (const { at, action, title, mediaContentId } of found.toReversed()) {
    const instant = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
    console.log(
      `${instant.padEnd(24)} ${(action === ScheduleAction.Publish ? 'publish' : 'unpublish').padEnd(9)} ${title} (${mediaContentId})`,
    );
  }
  return true;
}
