import type { AnalyticsCount } from '@tv/contract/analytics';
import { readArguments } from './read-arguments.ts';
import { openService } from './service.ts';

/** Prints how often what was pressed, the newest days first. */
export async function analyticsCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { organization: { type: 'string' } });
  const service = await openService();
  const counts = await service.call<AnalyticsCount[]>('GET', '/Management/AnalyticsCounts', {
    query: { pageSize: '100', organizationName: values.organization },
  });
  if (counts.length === 0) console.log('Nothing was counted yet.');
  for (const { day, event, count } of counts)
    console.log(`${day}  ${event.padEnd(20)} ${String(count).padStart(8)}`);
  return true;
}
