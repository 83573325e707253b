import {
  retentionActions,
  retentionLimits,
  retentionSince,
  type RetentionAction,
  retentionStates,
  type RetentionState,
  type RetentionSince,
} from '@tv/contract/limits/retention-limits';
import type { RetentionPreviewItem, RetentionRule } from '@tv/contract/retention/retention-rules';
import { findCategory } from '../items/categories.ts';
import { CommandProblem } from '../command-problem.ts';
import { day, size, time } from '../formats.ts';
import { namesItem, readArguments } from '../arguments/read-arguments.ts';
import { problemText } from '../reason-words.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { noSuch, wholeNumber, wrongUse } from '../arguments/wrong-use.ts';

const options = {
  organization: { type: 'string' },
  category: { type: 'string' },
  months: { type: 'string' },
  since: { type: 'string' },
  action: { type: 'string' },
} as const;
type Values = { [Name in keyof typeof options]?: string | undefined };

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
  else throw wrongUse('retention');
  return true;
}

/** Facts of a rule belong to one that is made. */
function refuseFacts({ category, months, since, action }: Values): void {
  if ([category, months, since, action].some((each) => each !== undefined)) throw wrongUse('retention');
}

const listRules = (service: Service, { organization: organizationName }: Values) =>
  service.call('GET /Management/RetentionRules', { query: { organizationName } });

async function list(service: Service, values: Values): Promise<void> {
  for (const rule of await listRules(service, values)) print(rule);
}

async function add(name: string, values: Values): Promise<void> {
  const { organization: organizationName, category, since, action } = values;
  const months = wholeNumber('months', values.months, [1, retentionLimits.months]);
  if (!isSince(since))
    throw new CommandProblem(text.mustBeOneOf({ what: '--since', words: retentionSince.join(', ') }));
  if (!isAction(action))
    throw new CommandProblem(text.mustBeOneOf({ what: '--action', words: retentionActions.join(', ') }));
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
  throw found.length === 0
    ? noSuch('rule', wanted, 'retention list')
    : new CommandProblem(text.several({ name: wanted }));
}

const stateOf = (state: RetentionState) => pad(text.retention.states[state], 7);

async function preview(service: Service, wanted: string, values: Values): Promise<void> {
  const { id } = await findRule(service, wanted, values);
  const params = { id };
  const counts = await service.call('GET /Management/RetentionRules/:id/Preview/Counts', { params });
  for (const state of retentionStates)
    console.log(
      `${stateOf(state)}  ${text.retention.count({ count: counts[state].count, size: size(counts[state].sizeInBytes) })}`,
    );
  console.log(text.retention.acts({ day: day(counts.firstDay) }));
  for await (const page of service.pages('GET /Management/RetentionRules/:id/Preview', { params, query: {} }))
    page.forEach(printItem);
}

async function remove(service: Service, wanted: string, values: Values): Promise<void> {
  const { id, name } = await findRule(service, wanted, values);
  await service.call('DELETE /Management/RetentionRules/:id', { params: { id } });
  console.log(text.retention.deleted({ name }));
}

async function keep(service: Service, id: string): Promise<void> {
  const params = { id };
  const announced = await service.call('GET /Management/MediaContents/:id/Retention', { params });
  if (announced.length === 0) throw new CommandProblem(text.retention.nothing);
  for (const { ruleId, ruleName } of announced) {
    const { keptUntil } = await service.call('POST /Management/MediaContents/:id/KeepLonger', {
      params,
      body: { ruleId },
    });
    console.log(text.retention.leaves({ name: ruleName, day: day(keptUntil) }));
  }
}

function print({ id, name, months, since, action, scope, category, announcedCount }: RetentionRule): void {
  const what =
    category?.name ?? (scope === 'category' ? text.retention.deletedCategory : text.retention.everything);
  const facts = { time: time(months, 'month'), since, action, what, count: announcedCount };
  console.log(`${id}  ${name}\n  ${text.retention.facts(facts)}`);
}

function printItem(item: RetentionPreviewItem): void {
  const { mediaContentId, title, state, dueDay, legalHold, problem } = item;
  const hold = legalHold && [legalHold.kind, legalHold.category, legalHold.reason].filter(Boolean).join(': ');
  const why = hold || problem ? ` (${hold ?? problemText(problem!)})` : '';
  console.log(`${item.day ?? dueDay}  ${stateOf(state)}  ${mediaContentId}  ${title}${why}`);
}
