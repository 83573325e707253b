import { because } from '@tv/contract/reasons/problem-reasons';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/organization/policies.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const none = { secondStepRequiredFor: [], allowedNetworks: [] };

async function open() {
  const service = stubService({
    'GET /Management/Policies': tagged(none, '"1"'),
    'PUT /Management/Policies': ({ body }) => tagged(body, '"2"'),
  });
  const page = openStudio('organization/policies');
  await field(text.networks);
  return { service, page };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: fields.save }));

it('tells a refused network at its field, and keeps it until it is discarded', async () => {
  const { service, page } = await open();
  const reason = 'Your own address 127.0.0.1 is missing: you would lock yourself out.';
  service.answer({
    'PUT /Management/Policies': refusal(400, {
      why: because('policies.lockedOut', { address: '127.0.0.1' }),
      exceptionData: { field: 'allowedNetworks' },
    }),
  });
  await type(text.networks, '203.0.113.0/24');
  save();
  expect(await screen.findByText(reason)).toBeTruthy();
  const networks = await field(text.networks);
  expect(networks.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(reason).id).toBe(networks.getAttribute('aria-describedby'));

  page.unmount();
  openStudio('organization/policies');
  expect((await field(text.networks)).value).toBe('203.0.113.0/24');
  fireEvent.click(await screen.findByRole('button', { name: fields.discard }));
  expect((await field(text.networks)).value).toBe('');
  expect(screen.queryByRole('button', { name: fields.discard })).toBeNull();
});

it('says what asking a second step of the own role does', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: 'Viewer' }));
  expect(screen.queryByText(text.ownRole)).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Admin' }));
  expect(screen.getByText(text.ownRole)).toBeTruthy();
});

it('names a number out of its bounds before it is sent, and saves a right one with the tag of what was read', async () => {
  const { service } = await open();
  await type(text.passwordLength, '11');
  save();
  expect(await screen.findByText('Enter a whole number from 12 to 128.')).toBeTruthy();
  expect(service.heard('PUT /Management/Policies')).toEqual([]);
  await type(text.passwordLength, '14');
  save();
  await textAppears(text.saved);
  const [sent] = service.heard('PUT /Management/Policies');
  expect(sent?.headers.get('if-match')).toBe('"1"');
  expect(sent?.body).toEqual({ ...none, passwordLength: 14 });
  expect(screen.queryByRole('button', { name: fields.discard })).toBeNull();
});

it('shows what somebody else set meanwhile, and saves over that at the second try', async () => {
  const { service } = await open();
  await type(text.sessionHours, '8');
  service.answer({
    'GET /Management/Policies': tagged({ ...none, idleHours: 2 }, '"other"'),
    'PUT /Management/Policies': ({ body, headers }) =>
      headers.get('if-match') === '"other"' ? tagged(body, '"3"') : refusal(412),
  });
  save();
  expect(await screen.findByText(text.changedMeanwhile)).toBeTruthy();
  expect(await screen.findByDisplayValue('2')).toBeTruthy();
  expect((await field(text.sessionHours)).value).toBe('8');
  save();
  await textAppears(text.saved);
  expect(service.heard('PUT /Management/Policies').at(-1)?.body).toEqual({
    ...none,
    sessionHours: 8,
    idleHours: 2,
  });
});

it('personal feeds are on at first, and switching them off says what ends', async () => {
  const { service } = await open();
  fireEvent.click(screen.getByRole('switch', { name: text.personalFeeds, checked: true }));
  expect(screen.getByText(text.personalFeedsOff)).toBeTruthy();
  save();
  await textAppears(text.saved);
  expect(service.heard('PUT /Management/Policies').at(-1)?.body).toEqual({
    ...none,
    allowPersonalFeeds: false,
  });
});
