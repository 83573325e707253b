import { fireEvent, screen, waitFor } from '@testing-library/react';
import { groupLimits } from '@tv/contract/limits/group-limits';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs, windowSize } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/audience.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { everybody, type ChosenAudience } from './chosen-audience.ts';

preparePages();

const press = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  name: 'Press',
  source: 'manual',
  hasCaller: false,
} as const;
const board = { ...press, id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Board', hasCaller: true };
const ann = { id: 'aaaaaaaa-0000-4000-8000-000000000003', email: 'ann@tv.example' };

/** The field with what it said so far. */
function open(value: ChosenAudience, goneCount = 0, candidates?: Parameters<typeof stubService>[0]) {
  windowSize.width = 1280;
  const changes: ChosenAudience[] = [];
  const service = stubService({
    'GET /Management/Groups/Candidates': ({ query }) => {
      const ids = query.getAll('id');
      const isFound = ({ id }: { id: string }) => ids.length === 0 || ids.includes(id);
      return {
        groups: [press, board].filter(isFound),
        people: ids.length > 0 || query.get('searchTerm') ? [ann].filter(isFound) : [],
      };
    },
  });
  if (candidates) service.answer(candidates);
  function Field() {
    const [chosen, choose] = useState(value);
    return (
      <AudienceChoice
        value={chosen}
        goneCount={goneCount}
        onChange={(next) => {
          changes.push(next);
          choose(next);
        }}
      />
    );
  }
  signInAs({});
  openRoutes([{ path: '/', element: <Field /> }], '/');
  return { changes };
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) });

it('an empty choice changes nothing, and says why', async () => {
  const { changes } = open(everybody);
  fireEvent.click(await radio(text.chosen));
  expect(screen.getByText(text.empty)).toBeTruthy();
  expect(changes).toEqual([]);
  fireEvent.click(await radio(text.everybody));
  expect(screen.queryByText(text.empty)).toBeNull();
});

it('groups and people are found and chosen, and the editor who is left out is told', async () => {
  const { changes } = open(everybody);
  fireEvent.click(await radio(text.chosen));
  fireEvent.click(screen.getByRole('button', { name: text.add }));
  fireEvent.click(await option('Press'));
  expect(changes.at(-1)).toEqual({ kind: 'chosen', groupIds: [press.id], personIds: [] });
  expect(await screen.findByText(text.withoutYou)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: text.find }), { target: { value: 'ann' } });
  fireEvent.click(await option('ann@tv.example'));
  expect(changes.at(-1)).toEqual({ kind: 'chosen', groupIds: [press.id], personIds: [ann.id] });
  fireEvent.click(await option('Board'));
  // A group with the editor in it.
  await waitFor(() => expect(screen.queryByText(text.withoutYou)).toBeNull());
});

it('the last one is not taken away, because nobody would be left', async () => {
  const { changes } = open({ kind: 'chosen', groupIds: [press.id], personIds: [ann.id] });
  fireEvent.click(await screen.findByRole('button', { name: text.remove('Press') }));
  expect(changes).toEqual([{ kind: 'chosen', groupIds: [], personIds: [ann.id] }]);
  fireEvent.click(await screen.findByRole('button', { name: text.remove('ann@tv.example') }));
  expect(changes).toHaveLength(1);
  expect(screen.getByText(text.lastKept)).toBeTruthy();
});

it('a group that was deleted is shown as one, with what that means', async () => {
  const gone = 'aaaaaaaa-0000-4000-8000-000000000009';
  open({ kind: 'chosen', groupIds: [press.id, gone], personIds: [] });
  expect(await screen.findByText(text.deletedGroup)).toBeTruthy();
  expect(screen.getByText(text.gone(1))).toBeTruthy();
});

it('more than one call takes are named, and no more than the limits are chosen', async () => {
  const ids = Array.from(
    { length: groupLimits.audience.groups },
    (_, at) => `bbbbbbbb-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  const { changes } = open({ kind: 'chosen', groupIds: ids, personIds: [ann.id] }, 0, {
    'GET /Management/Groups/Candidates': ({ query }) => ({
      groups: query.has('id')
        ? query.getAll('id').flatMap((id) => (id.startsWith('b') ? [{ ...press, id, name: `G ${id}` }] : []))
        : [press],
      people: query.getAll('id').includes(ann.id) ? [ann] : [],
    }),
  });
  expect(await screen.findByRole('button', { name: text.remove(ann.email) })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Take .*G b.* away$/ })).toHaveLength(50);
  expect(screen.queryByText(text.gone(1))).toBeNull();
  expect(screen.getByText(text.atMost(50, 200))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.add }));
  fireEvent.click(await option('Press'));
  expect(changes.at(-1)).toMatchObject({ groupIds: ids });
});

it('groups whose names could not be loaded are not said to be deleted', async () => {
  open({ kind: 'chosen', groupIds: [press.id], personIds: [] }, 0, {
    'GET /Management/Groups/Candidates': refusal(400),
  });
  expect(await screen.findByText(text.namesNotLoaded)).toBeTruthy();
  expect(screen.queryByText(text.deletedGroup)).toBeNull();
});

it('an audience of which nobody is left says who still sees it', async () => {
  open({ kind: 'chosen', groupIds: [], personIds: [] }, 2);
  expect(await screen.findByText(text.nobodyLeft)).toBeTruthy();
  expect(screen.queryByText(text.empty)).toBeNull();
});
