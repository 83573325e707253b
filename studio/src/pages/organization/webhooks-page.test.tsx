import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { because } from '@tv/contract/reasons/problem-reasons';
import type { Webhook, WebhookDelivery } from '@tv/contract/integrations/webhooks';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/developers/webhooks.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const id = 'dddddddd-0000-4000-8000-000000000001';
const deliveryId = 'dddddddd-0000-4000-8000-000000000002';
const host = 'hooks.aurora.example';
const webhook: Webhook = {
  ...{ id, url: `https://${host}/tv`, events: ['item.published'], format: 'standard', state: 'active' },
  createdDate: '2026-11-01T08:00:00Z',
};
const failed: WebhookDelivery = {
  ...{ id: deliveryId, event: 'item.published', at: '2026-11-02T08:00:00Z', state: 'failed' },
  body: '{"type":"item.published"}',
  attempts: [{ at: '2026-11-02T08:00:01Z', milliseconds: 120, status: 500, answer: 'database is away' }],
};

const chat: Webhook = { ...webhook, url: `https://${host}/…Part`, format: 'slack' };

/** A service that keeps the webhooks it is told. */
async function open(listed: Webhook[] = [], deliveries: WebhookDelivery[] = []) {
  let webhooks = listed;
  const service = stubService({
    'GET /Management/Webhooks': () => webhooks,
    'POST /Management/Webhooks': ({ body }) => {
      if (body.url.includes('10.0.0.1'))
        return refusal(400, { why: because('webhooks.url'), exceptionData: { field: 'url' } });
      webhooks = [{ ...webhook, ...body, id }];
      return { ...webhooks[0]!, secret: 'whsec_shown_once' };
    },
    'PATCH /Management/Webhooks/:id': ({ body: { isPaused } }) => {
      webhooks = webhooks.map((each) => ({ ...each, state: isPaused ? 'paused' : 'active' }));
      return webhooks[0]!;
    },
    'DELETE /Management/Webhooks/:id': () => {
      webhooks = [];
      return new Response(null, { status: 204 });
    },
    'POST /Management/Webhooks/:id/Test': failed,
    'GET /Management/Webhooks/:id/Deliveries': () => onlyPage(deliveries),
    'POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend': failed,
  });
  openStudio('organization/webhooks');
  await screen.findByRole('heading', { level: 1, name: text.webhooks });
  return service;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** Opens the menu of the webhook and chooses a line of it. */
async function choose(name: string) {
  await press(text.more(host));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

it('adds a webhook, shows what is wrong with its address at the field, and its secret once', async () => {
  const service = await open();
  expect(await screen.findByText(text.none)).toBeTruthy();
  await press(text.add);
  const dialog = await screen.findByRole('dialog', { name: text.add });
  const address = within(dialog).getByLabelText(text.address);
  fireEvent.change(address, { target: { value: 'https://10.0.0.1/' } });
  fireEvent.click(within(dialog).getByRole('button', { name: text.add }));
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(address, { target: { value: ` ${webhook.url} ` } });
  fireEvent.click(within(dialog).getByRole('button', { name: text.add }));
  expect(await screen.findByDisplayValue('whsec_shown_once')).toBeTruthy();
  await press('Done');
  expect(screen.queryByDisplayValue('whsec_shown_once')).toBeNull();
  expect(service.heard('POST /Management/Webhooks').at(-1)?.body).toMatchObject({
    ...{ url: webhook.url, format: 'standard' },
    events: expect.arrayContaining(['item.published']),
  });
  expect(await screen.findByText(webhook.url)).toBeTruthy();
});

it('sends a test, and shows in the log what was sent and answered, to be sent again', async () => {
  const service = await open([webhook], [failed]);
  await press(new RegExp(`^${text.test}`));
  await textAppears(text.testSent);
  await press(new RegExp(`^${text.log}`));
  const log = await screen.findByRole('dialog', { name: new RegExp(host) });
  fireEvent.click(await within(log).findByText(text.eventWords['item.published']));
  expect(within(log).getByText(/"type": "item\.published"/)).toBeTruthy();
  expect(within(log).getByText(text.answered(500))).toBeTruthy();
  expect(within(log).getByText('database is away')).toBeTruthy();
  fireEvent.click(within(log).getByText(text.sendAgain));
  await textAppears(text.sentAgain);
  expect(
    service.heard('POST /Management/Webhooks/:id/Deliveries/:deliveryId/Resend').map(({ params }) => params),
  ).toEqual([{ id, deliveryId }]);
});

it('an empty log says so, and a paused webhook sends nothing again', async () => {
  await open([{ ...webhook, state: 'paused' }]);
  expect(await screen.findByText(text.paused)).toBeTruthy();
  expect(screen.queryByRole('button', { name: new RegExp(`^${text.test}`) })).toBeNull();
  await press(new RegExp(`^${text.log}`));
  expect(await screen.findByText(text.nothingSent)).toBeTruthy();
});

it('pauses a webhook, and deletes it after a question', async () => {
  await open([webhook]);
  expect(await screen.findByText(text.active)).toBeTruthy();
  await choose(text.pause);
  expect(await screen.findByText(text.paused)).toBeTruthy();
  await choose(text.remove);
  const question = await screen.findByRole('dialog', { name: text.remove });
  fireEvent.click(within(question).getByRole('button', { name: text.remove }));
  await textAppears(text.deleted);
  expect(await screen.findByText(text.none)).toBeTruthy();
});

it('changes a chat without its address, which is not shown', async () => {
  const service = await open([chat]);
  await choose(text.edit);
  const dialog = await screen.findByRole('dialog', { name: text.edit });
  const address = within(dialog).getByLabelText<HTMLInputElement>(text.address);
  expect(address.value).toBe('');
  expect(within(dialog).getByText(text.addressKept('Part'))).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: text.eventWords['item.scheduled'] }));
  fireEvent.click(within(dialog).getByRole('button', { name: text.save }));
  await waitFor(() => expect(service.heard('PATCH /Management/Webhooks/:id')).toHaveLength(1));
  expect(service.heard('PATCH /Management/Webhooks/:id')[0]?.body).toEqual({
    events: ['item.scheduled', 'item.published'],
  });
});
