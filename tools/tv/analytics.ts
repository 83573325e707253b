import { readArguments } from './read-arguments.ts';
import { openService } from './service.ts';

/** Prints how often what was pressed, the newest days first. */
export async function analyticsCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { organization: { type: 'string' } }, { command: 'analytics' });
  const service = await openService();
  const query = { organizationName: values.organization };
  let printed = 0;
  for await (const counts of service.pages('GET /Management/AnalyticsCounts', { query })) {
    for (const { day, event, count } of counts)
      console.log(`${day}  ${event.padEnd(20)} ${String(count).padStart(8)}`);
    printed += counts.length;
  }
  if (printed === 0) console.log('Nothing was counted yet.');
  return true;
}
