import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookDataErrors } from '@tv/contract/integrations/webhook-data-errors';
import { itemAspects, webhookEvents } from '@tv/contract/integrations/webhook-events';
import { webhookEventNames } from '@tv/contract/integrations/webhook-names';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from '../platform/webhook/sign-message.ts';

const page = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');

test('the document has each event with its words and an example that the contract describes', () => {
  const examples = [...page.matchAll(/\*\*`([\w.]+)`\*\* – (.+)\n\n```json\n(.+)\n```/g)];
  expect(examples.map(([, name]) => name)).toEqual(webhookEventNames);
  for (const [, name, tells, json] of examples) {
    const event = name as (typeof webhookEventNames)[number];
    const { type, data } = JSON.parse(json!) as { type: string; data: unknown };
    expect([type, tells]).toEqual([name, webhookEvents[event].tells]);
    expect(webhookDataErrors(event, data), name).toEqual([]);
  }
  for (const aspect of itemAspects) expect(page).toContain(`\`${aspect}\``);
});

test('the lines of the document tell genuine messages from others, as the reference library does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tv-webhook-lines-'));
  try {
    const file = join(folder, 'lines.mjs');
    writeFileSync(file, /```js\n([^]+?)```/.exec(page)![1]!);
    const { isGenuine } = (await import(file)) as {
      isGenuine(secret: string, headers: Record<string, string>, body: string): boolean;
    };
    const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
    const body = JSON.stringify({ type: 'item.published', title: 'Übung' });
    const headers = signedHeaders([other, secret], 'an id', body, new Date());
    expect(isGenuine(secret, headers, body)).toBe(true);
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(isGenuine(newWebhookSecret(), headers, body)).toBe(false);
    expect(isGenuine(secret, headers, `${body} `)).toBe(false);
    const old = signedHeaders([secret], 'an id', body, new Date(Date.now() - 600_000));
    expect(isGenuine(secret, old, body)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
