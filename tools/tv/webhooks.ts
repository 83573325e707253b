import { type WebhookEvent, webhookEventNames } from '@tv/contract/webhook-names';
import type { NewWebhook, Webhook, WebhookDelivery } from '@tv/contract/webhooks';
import { CommandProblem } from './command-problem.ts';
import { readArguments } from './read-arguments.ts';
import { openService, type Service } from './service.ts';

const options = {
  organization: { type: 'string' },
  events: { type: 'string' },
  format: { type: 'string' },
  url: { type: 'string' },
  rotate: { type: 'boolean' },
  pause: { type: 'boolean' },
  resume: { type: 'boolean' },
} as const;
type Values = { [Name in keyof typeof options]?: string | boolean | undefined };

const steps = ['list', 'create', 'update', 'delete', 'test', 'deliveries', 'resend'];
const usage =
  'Write webhooks list, webhooks create <https://…> --events <names|all>, or webhooks update, delete, test, deliveries or resend and the id of a webhook.';

/** Lists, makes, changes and tests webhooks, and shows and repeats what was sent. */
export async function webhooksCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'webhooks', most: 3 });
  const [step = 'list', id = '', deliveryId = ''] = positionals;
  if (!steps.includes(step) || (step !== 'list' && !id) || (step === 'resend' && !deliveryId))
    throw new CommandProblem(step === 'resend' ? 'Write webhooks resend <webhook> <delivery>.' : usage);
  const service = await openService();
  if (step === 'create') print(await create(service, id, values));
  else if (step === 'list') {
    const query = { organizationName: values.organization };
    for (const webhook of await service.call('GET /Management/Webhooks', { query })) print(webhook);
  } else await manage(service, step, { id, deliveryId }, values);
  return true;
}

async function create(
  service: Service,
  url: string,
  { organization, events, format }: Values,
): Promise<NewWebhook> {
  if (typeof events !== 'string') throw new CommandProblem(usage);
  const body = {
    url,
    events: readEvents(events),
    ...(typeof format === 'string' && { format: readFormat(format) }),
  };
  const query = { organizationName: typeof organization === 'string' ? organization : undefined };
  return service.call('POST /Management/Webhooks', { query, body });
}

type Ids = { id: string; deliveryId: string };

async function manage(
  service: Service,
  step: string,
  { id, deliveryId }: Ids,
  values: Values,
): Promise<void> {
  const params = { id };
  if (step === 'update') return update(service, id, values);
  if (step === 'delete') {
    await service.call('DELETE /Management/Webhooks/:id', { params });
    console.log('The webhook is deleted.');
  } else if (step === 'test')
    printDelivery(await service.call('POST /Management/Webhooks/:id/Test', { params }));
  else if (step === 'resend')
    printDelivery(
      await service.call('POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend', {
        params: { id, deliveryId },
      }),
    );
  else
    for await (const page of service.pages('GET /Management/Webhooks/:id/Deliveries', { params, query: {} }))
      page.forEach(printDelivery);
}

async function update(service: Service, id: string, values: Values): Promise<void> {
  const { url, events, pause, resume, rotate } = values;
  const params = { id };
  if (rotate) return print(await service.call('POST /Management/Webhooks/:id/Rotate', { params, body: {} }));
  if (pause && resume) throw new CommandProblem('Choose --pause or --resume.');
  const body = {
    ...(typeof url === 'string' && { url }),
    ...(typeof events === 'string' && { events: readEvents(events) }),
    ...((pause || resume) && { isPaused: Boolean(pause) }),
  };
  if (Object.keys(body).length === 0)
    throw new CommandProblem('Say what changes: --url, --events, --pause, --resume or --rotate.');
  print(await service.call('PATCH /Management/Webhooks/:id', { params, body }));
}

function readEvents(text: string): WebhookEvent[] {
  if (text === 'all') return webhookEventNames;
  return text.split(',').map((name) => {
    const event = webhookEventNames.find((each) => each === name.trim());
    if (!event)
      throw new CommandProblem(`There is no event "${name.trim()}": ${webhookEventNames.join(', ')}.`);
    return event;
  });
}

function readFormat(text: string): 'standard' | 'slack' | 'teams' {
  if (text === 'standard' || text === 'slack' || text === 'teams') return text;
  throw new CommandProblem('--format is standard, slack or teams.');
}

function print({ id, url, events, format, state, ...more }: Webhook | NewWebhook): void {
  console.log(`${id}  ${state.padEnd(8)} ${format.padEnd(9)} ${url}\n  ${events.join(', ')}`);
  if ('secret' in more && more.secret)
    console.log(`  Messages are signed with this secret, which is shown once:\n  ${more.secret}`);
}

function printDelivery({ id, at, event, state, attempts }: WebhookDelivery): void {
  const { status, problem } = attempts.at(-1) ?? {};
  const answer = status === undefined ? problem : `answered ${status}`;
  console.log(
    `${id}  ${at.slice(0, 19).replace('T', ' ')} UTC  ${event}  ${state}${answer ? ` (${answer}, attempts: ${attempts.length})` : ''}`,
  );
}
