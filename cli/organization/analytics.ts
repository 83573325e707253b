import type { CallName } from '@tv/contract/calls/api';
import { findCategory } from '../items/categories.ts';
import { CommandProblem } from '../command-problem.ts';
import { oneOf, readArguments, readId } from '../arguments/read-arguments.ts';
import { saveForOwner } from '../save-for-owner.ts';
import { type OpenedService, openService } from '../service.ts';
import { text } from '../texts.ts';

const options = {
  organization: { type: 'string' },
  csv: { type: 'string' },
  days: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  category: { type: 'string' },
  item: { type: 'string' },
} as const;
type Values = ReturnType<typeof readArguments<typeof options>>['values'];

/** The calls of tables by their words. */
const tables = {
  days: 'GET /Management/Analytics/Days.csv',
  items: 'GET /Management/Analytics/MediaContents.csv',
  retention: 'GET /Management/Analytics/MediaContents/:id/Retention.csv',
  audience: 'GET /Management/Analytics/Audience.csv',
  playing: 'GET /Management/Analytics/Playing.csv',
  'playing-items': 'GET /Management/Analytics/Playing/MediaContents.csv',
  searches: 'GET /Management/Analytics/Searches.csv',
  watched: 'GET /Management/Analytics/Watched.csv',
  guests: 'GET /Management/Analytics/Guests.csv',
  completions: 'GET /Management/Analytics/Completions.csv',
} as const satisfies Record<string, CallName>;

/** Saves a table of figures for spreadsheets. Without its name: prints how often what was pressed, the newest days first. */
export async function analyticsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'analytics', most: 1 });
  const service = await openService();
  const [word] = positionals;
  if (word !== undefined) return saveTable(service, oneOf(tables, '<table>', word), values);
  const query = { organizationName: values.organization };
  let printed = 0;
  for await (const counts of service.pages('GET /Management/AnalyticsCounts', { query })) {
    for (const { day, event, count } of counts)
      console.log(`${day}  ${event.padEnd(20)} ${String(count).padStart(8)}`);
    printed += counts.length;
  }
  if (printed === 0) console.log(text.items.nothingCounted);
  return true;
}

async function saveTable(
  service: OpenedService,
  name: (typeof tables)[keyof typeof tables],
  { csv, category, item, organization: organizationName, days, from, to }: Values,
): Promise<boolean> {
  if (csv === undefined) throw new CommandProblem(text.items.addCsv);
  const categoryId = category && (await findCategory(service, category, organizationName)).id;
  const mediaContentId = item && readId(item);
  if (name === tables.retention) {
    if (!mediaContentId) throw new CommandProblem(text.items.addItem);
    await saveForOwner(csv, await service.read(name, { params: { id: mediaContentId } }));
  } else {
    const query = { organizationName, categoryId, mediaContentId, days: days && Number(days), from, to };
    const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
    await saveForOwner(csv, await service.read(name, { query: given as never }));
  }
  console.log(text.writtenTo({ file: csv }));
  return true;
}
