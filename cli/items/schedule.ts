import { ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { Schedule } from '@tv/contract/media-contents/lifecycle';
import { CommandProblem } from '../command-problem.ts';
import { printItem, withEachItem } from './contents.ts';
import { moment } from '../formats.ts';
import { readArguments, readInstant, refuseBoth } from '../arguments/read-arguments.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';

/** Schedules items, or drops what was scheduled; without an item, prints what is to come. */
export async function scheduleCommand(args: string[]): Promise<boolean> {
  const options = {
    at: { type: 'string' },
    'unpublish-at': { type: 'string' },
    cancel: { type: 'boolean' },
    organization: { type: 'string' },
  } as const;
  const { values, positionals } = readArguments(args, options, { command: 'schedule', most: Infinity });
  refuseBoth(values, 'at', 'cancel');
  refuseBoth(values, 'unpublish-at', 'cancel');
  const isAnything = values.at ?? values['unpublish-at'] ?? values.cancel;
  if (Boolean(isAnything) !== positionals.length > 0)
    throw new CommandProblem(positionals.length > 0 ? text.items.addWhen : text.nameItem);
  if (positionals.length === 0) return printSchedules(values.organization);
  const body = {
    ...(values.at && { publishAt: readInstant('at', values.at) }),
    ...(values['unpublish-at'] && { unpublishAt: readInstant('unpublish-at', values['unpublish-at']) }),
  };
  const service = await openService();
  return withEachItem(positionals, async (id) => {
    const params = { id };
    const item = values.cancel
      ? await service.call('DELETE /Management/MediaContents/:id/Schedules', { params })
      : await service.call('PUT /Management/MediaContents/:id/Schedules', { params, body });
    printItem(service, item);
  });
}

async function printSchedules(organizationName: string | undefined): Promise<boolean> {
  const service = await openService();
  const found: Schedule[] = [];
  const query = { status: ScheduleStatus.Scheduled, organizationName };
  for await (const schedules of service.pages('GET /Management/Schedules', { query }))
    found.push(...schedules);
  if (found.length === 0) console.log(text.items.nothingScheduled);
  for (const { at, action, title, mediaContentId } of found.toReversed()) {
    const what = text.items[action === ScheduleAction.Publish ? 'publish' : 'unpublish'];
    console.log(`${pad(moment(at), 24)} ${pad(what, 9)} ${title} (${mediaContentId})`);
  }
  return true;
}
