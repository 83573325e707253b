import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs, windowSize } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/downloads.ts';
import type { Downloads } from './downloads.ts';
import { DownloadsField } from './downloads-field.tsx';

preparePages();

const press = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  name: 'Press',
  source: 'manual',
  hasCaller: false,
} as const;
const board = { ...press, id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Board' };
const gone = 'aaaaaaaa-0000-4000-8000-000000000009';

/** The field with what it said so far. */
function open(value: Downloads, inherited?: string) {
  windowSize.width = 1280;
  const chosen: Downloads[] = [];
  stubService({
    'GET /Management/Groups/Candidates': ({ query }) => {
      const ids = query.getAll('id');
      const groups = [press, board].filter(({ id }) => ids.length === 0 || ids.includes(id));
      return { groups, people: [] };
    },
  });
  function Field() {
    const [downloads, choose] = useState(value);
    return (
      <DownloadsField
        value={downloads}
        {...(inherited && { inherited })}
        onChange={(next) => {
          chosen.push(next);
          choose(next);
        }}
      />
    );
  }
  signInAs({});
  openRoutes([{ path: '/', element: <Field /> }], '/');
  return { chosen };
}

// An open list hides the rest of the page.
const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: text.label, hidden: true });
const choose = async (value: Downloads['who']) => fireEvent.change(await field(), { target: { value } });

it('says everybody, groups and nobody, and inherits only where there is something to inherit', async () => {
  open({ who: 'nobody' });
  expect([...(await field()).options].map((option) => option.text)).toEqual([
    text.choices.everybody,
    text.choices.groups,
    text.choices.nobody,
  ]);
});

it('a setting is inherited again', async () => {
  const { chosen } = open({ who: 'nobody' }, 'As set for the organization.');
  await choose('inherited');
  expect(chosen).toEqual([{ who: 'inherited' }]);
});

it('nothing changes before the first group is chosen, and the last one stays', async () => {
  const { chosen } = open({ who: 'everybody' });
  await choose('groups');
  expect(screen.getByText(text.empty)).toBeTruthy();
  expect(chosen).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: text.add }));
  fireEvent.click(await screen.findByRole('option', { name: /Press/ }));
  expect(chosen).toEqual([{ who: 'groups', groupIds: [press.id] }]);
  fireEvent.click(await screen.findByRole('option', { name: /Press/ }));
  expect(screen.getByText(text.lastKept)).toBeTruthy();
  expect(chosen).toHaveLength(1);
  await choose('nobody');
  expect(chosen.at(-1)).toEqual({ who: 'nobody' });
});

it('a deleted group is told, and can be removed', async () => {
  const { chosen } = open({ who: 'groups', groupIds: [gone, board.id] });
  fireEvent.click(await screen.findByRole('button', { name: text.remove(text.deletedGroup) }));
  expect(chosen).toEqual([{ who: 'groups', groupIds: [board.id] }]);
});
