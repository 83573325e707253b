import { because } from '@tv/contract/reasons/problem-reasons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Group, GroupMember } from '@tv/contract/people/groups';
import { expect, it } from 'vitest';
import { preparePages, windowSize } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as pieces from '@tv/strings/en/parts/pieces.ts';
import * as text from '@tv/strings/en/studio/organization/groups.ts';
import * as people from '@tv/strings/en/studio/organization/people.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const id = 'aaaaaaaa-0000-4000-8000-000000000001';
const press: Group = { id, name: 'Press', source: 'manual', membersCount: 1 };
const ann: GroupMember = { id, email: 'ann@tv.example', firstName: 'Ann', lastName: 'Lee' };

const open = (group: Group, members: GroupMember[] = []) => {
  const service = stubService({
    'GET /Management/Groups/:id': group,
    'GET /Management/Groups/:id/Members': () => onlyPage(members),
  });
  openStudio(`organization/people/groups/${id}`);
  return service;
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('the list says where each group comes from, and leads to it', async () => {
  windowSize.width = 1280;
  const ruled: Group = { id: ann.id, name: 'Sales', source: 'rule', rule: '@sales.example', membersCount: 2 };
  stubService({ 'GET /Management/Groups': onlyPage([ruled]), 'GET /Management/Groups/:id': ruled });
  openStudio('organization/people?list=groups');
  const table = await screen.findByRole('grid', { name: text.groupsTable });
  const row = within(table).getByRole('row', { name: /Sales/ });
  expect(row.textContent).toContain(`${text.sources.rule} · ${text.endsIn('@sales.example')}`);
  expect(row.textContent).toContain(text.membersCount(2));
  fireEvent.click(row);
  expect(await screen.findByRole('heading', { name: 'Sales' })).toBeTruthy();
});

it('without groups it says what they are for', async () => {
  stubService({ 'GET /Management/Groups': onlyPage([]) });
  openStudio('organization/people?list=groups');
  expect(await screen.findByText(text.noneYet)).toBeTruthy();
});

it('a rule tells how many people it fits, and warns when that is everybody', async () => {
  let taken = true;
  const service = stubService({
    'GET /Management/Groups': onlyPage([]),
    'GET /Management/Groups/Matches': ({ query }) => ({
      matchingCount: query.get('rule') === '@' ? 9 : 4,
      peopleCount: 9,
    }),
    'POST /Management/Groups': ({ body }) =>
      taken
        ? refusal(400, {
            errorCode: 17,
            why: because('groups.nameTaken', { name: 'Taken' }),
            exceptionData: { field: 'name' },
          })
        : { ...press, ...body, source: 'rule' },
    'GET /Management/Groups/:id': { ...press, source: 'rule' },
    'GET /Management/Groups/:id/Members': onlyPage([]),
  });
  openStudio('organization/people?list=groups');
  fireEvent.click((await screen.findAllByRole('button', { name: text.newGroup }))[0]!);
  type(text.name, ' Sales ');
  fireEvent.click(screen.getByRole('radio', { name: text.sources.rule }));
  type(text.rule, '@sales.example');
  await screen.findByText(text.fits(4, 9));
  expect(screen.queryByText(text.fitsEverybody(9))).toBeNull();
  type(text.rule, '@');
  await screen.findByText(text.fitsEverybody(9));
  fireEvent.click(screen.getByRole('button', { name: text.create }));
  await screen.findByText('There is already a group “Taken”. Choose another name.');
  expect(screen.getByLabelText(text.name).getAttribute('aria-invalid')).toBe('true');
  taken = false;
  fireEvent.click(screen.getByRole('button', { name: text.create }));
  await textAppears(text.created('Sales'));
  const sent = service.heard('POST /Management/Groups').map(({ body }) => body);
  expect(sent[1]).toMatchObject({ name: 'Sales', rule: '@' });
  // The second try is the same group.
  expect(sent[1]!.id).toBe(sent[0]!.id);
});

it('pasted addresses are added at once, and those of nobody are listed', async () => {
  const service = open(press, [ann]);
  service.answer({
    'POST /Management/Groups/:id/Members': { addedCount: 1, presentCount: 1, unknown: ['x@else.example'] },
  });
  fireEvent.click(await screen.findByRole('button', { name: text.pasteAddresses }));
  type(text.addresses, 'Ann <ann@tv.example>; bob@tv.example\nx@else.example');
  fireEvent.click(screen.getByRole('button', { name: text.addCount(3) }));
  const list = await screen.findByRole('list', { name: text.unknown(1) });
  expect(list.textContent).toBe('x@else.example');
  expect(screen.getByText(`${text.addedCount(1)} · ${text.presentCount(1)}`)).toBeTruthy();
  expect(service.heard('POST /Management/Groups/:id/Members')[0]!.body.emails).toEqual([
    'ann@tv.example',
    'bob@tv.example',
    'x@else.example',
  ]);
});

it('a person is taken out of a group, and comes back by undo', async () => {
  windowSize.width = 1280;
  const service = open(press, [ann]);
  service.answer({
    'DELETE /Management/Groups/:id/Members/:personId': new Response(null, { status: 204 }),
    'PUT /Management/Groups/:id/Members/:personId': new Response(null, { status: 204 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: text.actionsOf('Ann Lee') }));
  fireEvent.click(await screen.findByRole('menuitem', { name: text.remove }));
  fireEvent.click(await screen.findByText(pieces.undo));
  await waitFor(() =>
    expect(service.heard('PUT /Management/Groups/:id/Members/:personId')[0]?.params).toEqual({
      id,
      personId: ann.id,
    }),
  );
});

it.each(['directory', 'claim'] as const)('a group from the %s is only read', async (source) => {
  open({ ...press, source }, [ann]);
  await screen.findByText(text.sourceText[source]);
  await screen.findByText('Ann Lee');
  for (const name of [text.edit, text.deleteGroup, text.addPerson, text.pasteAddresses])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: text.actionsOf('Ann Lee') })).toBeNull();
});

it('a group of the sign-in provider without people can be deleted', async () => {
  const service = open({ ...press, source: 'claim', membersCount: 0 });
  const uses = {
    ...{ itemsCount: 12, onlyItemsCount: 5, defaultCategoriesCount: 1 },
    ...{ downloadItemsCount: 3, downloadCategoriesCount: 2, isOrganizationDownloads: true },
  };
  service.answer({
    'GET /Management/Groups/:id/Uses': uses,
    'DELETE /Management/Groups/:id': new Response(null, { status: 204 }),
    'GET /Management/Groups': onlyPage([]),
  });
  fireEvent.click(await screen.findByRole('button', { name: text.deleteGroup }));
  const dialog = await screen.findByRole('dialog', { name: text.deleteGroup });
  expect(within(dialog).getByText(new RegExp(text.deleteSure('Press')))).toBeTruthy();
  const downloads = /“Downloads” of 3 items, 2 categories,? and the organization names it\./;
  expect(within(dialog).getByText(downloads)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: text.deleteGroup }));
  await textAppears(text.deleted('Press'));
  expect(await screen.findByText(text.noneYet)).toBeTruthy();
  // Nobody asks for the group that was deleted.
  expect(service.heard('GET /Management/Groups/:id')).toHaveLength(1);
});

it('a group that is gone is a page that is not there', async () => {
  stubService({ 'GET /Management/Groups/:id': refusal(404) });
  openStudio(`organization/people/groups/${id}`);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText(people.members)).toBeNull();
});
