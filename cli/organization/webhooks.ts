import { type WebhookEvent, webhookEventNames } from '@tv/contract/integrations/webhook-names';
import type { NewWebhook, Webhook, WebhookDelivery } from '@tv/contract/integrations/webhooks';
import { CommandProblem } from '../command-problem.ts';
import { either } from '../formats.ts';
import { oneOf, readArguments, refuseBoth } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';
import { wrongUse } from '../arguments/wrong-use.ts';

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

/** Lists, makes, changes and tests webhooks, and shows and repeats what was sent. */
export async function webhooksCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'webhooks', most: 3 });
  const [step = 'list', id = '', deliveryId = ''] = positionals;
  if (!steps.includes(step) || (step !== 'list' && !id) || (step === 'resend' && !deliveryId))
    throw wrongUse('webhooks');
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
  if (typeof events !== 'string') throw wrongUse('webhooks');
  const body = {
    url,
    events: readEvents(events),
    ...(typeof format === 'string' && { format: oneOf(formats, '--format', format) }),
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
    console.log(text.webhooks.deleted);
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
  refuseBoth(values, 'pause', 'resume');
  const body = {
    ...(typeof url === 'string' && { url }),
    ...(typeof events === 'string' && { events: readEvents(events) }),
    ...((pause || resume) && { isPaused: Boolean(pause) }),
  };
  if (Object.keys(body).length === 0)
    throw new CommandProblem(
      text.sayChanges({ options: either(['--url', '--events', '--pause', '--resume', '--rotate']) }),
    );
  print(await service.call('PATCH /Management/Webhooks/:id', { params, body }));
}

function readEvents(written: string): WebhookEvent[] {
  if (written === 'all') return webhookEventNames;
  return written.split(',').map((name) => {
    const event = webhookEventNames.find((each) => each === name.trim());
    if (!event)
      throw new CommandProblem(
        text.webhooks.noEvent({ name: name.trim(), events: webhookEventNames.join(', ') }),
      );
    return event;
  });
}

const formats = { standard: 'standard', slack: 'slack', teams: 'teams' } as const;

function print({ id, url, events, format, state, ...more }: Webhook | NewWebhook): void {
  console.log(
    `${id}  ${pad(text.webhooks.states[state], 8)} ${format.padEnd(9)} ${url}\n  ${events.join(', ')}`,
  );
  if ('secret' in more && more.secret) console.log(`  ${text.signedWith}\n  ${more.secret}`);
}

function printDelivery({ id, at, event, state, attempts }: WebhookDelivery): void {
  const { status, problem } = attempts.at(-1) ?? {};
  const answer = status === undefined ? problem : text.webhooks.answered({ status: String(status) });
  const facts = answer ? ` (${answer}, ${text.webhooks.attempts({ count: attempts.length })})` : '';
  console.log(
    `${id}  ${at.slice(0, 19).replace('T', ' ')} UTC  ${event}  ${text.webhooks.deliveries[state]}${facts}`,
  );
}
