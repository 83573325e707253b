import {
  retentionActions,
  retentionLimits,
  retentionSince,
  type RetentionAction,
  retentionStates,
  type RetentionSince,
} from '@tv/contract/retention-limits';
import type { RetentionPreviewItem, RetentionRule } from '@tv/contract/retention-rules';
import { findCategory } from './categories.ts';
import { CommandProblem } from './command-problem.ts';
import { namesItem, readArguments } from './read-arguments.ts';
import { openService, type Service } from './service.ts';

const options = {
  organization: { type: 'string' },
  category: { type: 'string' },
  months: { type: 'string' },
  since: { type: 'string' },
  action: { type: 'string' },
} as const;
type Values = { [Name in keyof typeof options]?: string | undefined };

const usage =
  'Write retention list, retention add <name> --months <n> --since <published|watched|created> --action <tell|unpublish|archive|delete>, retention preview <rule>, retention remove <rule>, or retention keep <id of an item>.';

/** Lists retention rules, makes, previews and ends them, and keeps an item for another year. */
export async function retentionCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'retention', most: 2 });
  const [step = 'list', name = ''] = positionals;
  if (step !== 'add') refuseFacts(values);
  if (step === 'list' && !name) await list(await openService(), values);
  else if (step === 'add' && name) await add(name, values);
  else if (step === 'preview' && name) await preview(await openService(), name, values);
  else if (step === 'remove' && name) await remove(await openService(), name, values);
  else if (step === 'keep' && namesItem(name)) await keep(await openService(), name);
  else throw new CommandProblem(usage);
  return true;
}

/** Facts of a rule belong to one that is made. */
function refuseFacts({ category, months, since, action }: Values): void {
  if ([category, months, since, action].some((each) => each !== undefined)) throw new CommandProblem(usage);
}

const listRules = (service: Service, { organization: organizationName }: Values) =>
  service.call('GET /Management/RetentionRules', { query: { organizationName } });

async function list(service: Service, values: Values): Promise<void> {
  for (const rule of await listRules(service, values)) print(rule);
}

async function add(name: string, values: Values): Promise<void> {
  const { organization: organizationName, category, since, action } = values;
  const months = Number(values.months);
  if (!Number.isInteger(months) || months < 1 || months > retentionLimits.months)
    throw new CommandProblem(`Give --months: a whole number from 1 to ${retentionLimits.months}.`);
  if (!isSince(since)) throw new CommandProblem(`Give --since: ${retentionSince.join(', ')}.`);
  if (!isAction(action)) throw new CommandProblem(`Give --action: ${retentionActions.join(', ')}.`);
  const service = await openService();
  const categoryId = category && (await findCategory(service, category, organizationName)).id;
  print(
    await service.call('POST /Management/RetentionRules', {
      query: { organizationName },
      body: { name, months, since, action, ...(categoryId && { categoryId }) },
    }),
  );
}

const isSince = (word: string | undefined): word is RetentionSince =>
  retentionSince.some((each) => each === word);
const isAction = (word: string | undefined): word is RetentionAction =>
  retentionActions.some((each) => each === word);

/** A rule by its id, or by its name where one rule has it. */
async function findRule(service: Service, wanted: string, values: Values): Promise<RetentionRule> {
  const rules = await listRules(service, values);
  const found = rules.filter(
    ({ id, name }) => id === wanted.toLowerCase() || name.toLowerCase() === wanted.toLowerCase(),
  );
  if (found.length === 1) return found[0]!;
  throw new CommandProblem(
    found.length === 0
      ? `There is no retention rule "${wanted}".`
      : `Several retention rules are called "${wanted}": write the id of one.`,
  );
}

async function preview(service: Service, wanted: string, values: Values): Promise<void> {
  const { id } = await findRule(service, wanted, values);
  const params = { id };
  const counts = await service.call('GET /Management/RetentionRules/:id/Preview/Counts', { params });
  for (const state of retentionStates)
    console.log(`${state.padEnd(7)}  ${counts[state].count} items, ${counts[state].sizeInBytes} bytes`);
  console.log(`It acts on ${counts.firstDay} at the earliest on what it did not announce yet.`);
  for await (const page of service.pages('GET /Management/RetentionRules/:id/Preview', { params, query: {} }))
    page.forEach(printItem);
}

async function remove(service: Service, wanted: string, values: Values): Promise<void> {
  const { id, name } = await findRule(service, wanted, values);
  await service.call('DELETE /Management/RetentionRules/:id', { params: { id } });
  console.log(`The rule ${name} is deleted. What it did stays.`);
}

async function keep(service: Service, id: string): Promise<void> {
  const params = { id };
  const announced = await service.call('GET /Management/MediaContents/:id/Retention', { params });
  if (announced.length === 0) throw new CommandProblem('No rule is about to do anything with this item.');
  for (const { ruleId, ruleName } of announced) {
    const { keptUntil } = await service.call('POST /Management/MediaContents/:id/KeepLonger', {
      params,
      body: { ruleId },
    });
    console.log(`The rule ${ruleName} leaves it alone until ${keptUntil}.`);
  }
}

function print({ id, name, months, since, action, scope, category, announcedCount }: RetentionRule): void {
  const what =
    category?.name ?? (scope === 'category' ? 'a category that was deleted: no effect' : 'everything');
  console.log(
    `${id}  ${name}\n  ${months} months after ${since}: ${action}; ${what}; announced: ${announcedCount}`,
  );
}

function printItem(item: RetentionPreviewItem): void {
  const { mediaContentId, title, state, day, dueDay, legalHold, problem } = item;
  const hold = legalHold && [legalHold.kind, legalHold.category, legalHold.reason].filter(Boolean).join(': ');
  const why = hold || problem ? ` (${hold ?? problem?.message})` : '';
  console.log(`${day ?? dueDay}  ${state.padEnd(7)}  ${mediaContentId}  ${title}${why}`);
}
