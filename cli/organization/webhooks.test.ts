import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';
import { webhooksCommand } from './webhooks.ts';

let service: ServiceForCommands;
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  await anOrganization(service.db, { name: 'Own' });
});
afterAll(() => service.close());

it('makes a webhook, tests it, shows and repeats what was sent, changes and deletes it', async () => {
  await webhooksCommand([
    'create',
    'https://hooks.aurora.example/tv',
    '--events',
    'item.published,item.deleted',
  ]);
  const made = out();
  const [id = ''] = made.split(' ');
  expect(made).toMatch(
    /^[\da-f-]{36} {2}active +standard +https:\/\/hooks\.aurora\.example\/tv\n {2}item\.published, item\.deleted\n/,
  );
  expect(made).toMatch(/\n {2}whsec_\S{32}$/);
  await webhooksCommand(['test', id]);
  const [deliveryId = ''] = out().split(' ');
  await webhooksCommand(['deliveries', id]);
  expect(out()).toMatch(new RegExp(`^${deliveryId} .* UTC {2}webhook\\.tested {2}waiting$`));
  await webhooksCommand(['resend', id, deliveryId]);
  expect(out()).toContain(deliveryId);
  await webhooksCommand(['update', id, '--pause', '--events', 'all']);
  expect(out()).toContain('paused');
  await webhooksCommand(['update', id, '--rotate']);
  expect(out()).toMatch(/whsec_\S{32}$/);
  await webhooksCommand(['list']);
  expect(out()).toContain('person.left');
  await webhooksCommand(['delete', id]);
  expect(out()).toBe('The webhook is deleted.');
});

it('says what it needs', async () => {
  const problem = (args: string[]) => expect(webhooksCommand(args)).rejects;
  await problem(['sing']).toThrow('Write webhooks list');
  await problem(['create', 'https://hooks.aurora.example']).toThrow('Write webhooks list');
  await problem(['create', 'https://hooks.aurora.example', '--events', 'item.sung']).toThrow(
    'no event "item.sung"',
  );
  await problem(['create', 'https://10.0.0.1/', '--events', 'all']).toThrow('https://');
  await problem(['update', 'x']).toThrow('Say what changes');
  await problem(['resend', 'x']).toThrow('webhooks resend <webhook> <delivery>');
});
