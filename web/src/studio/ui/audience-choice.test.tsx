import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { openRoutes, preparePages, signInAs, windowSize } from '../../lib/testing/open-routes.tsx';
import { stubService } from '../../lib/testing/stub-service.ts';
import * as text from '../../strings/en/studio-audience.ts';
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
function open(value: ChosenAudience, goneCount = 0) {
  windowSize.width = 1280;
  const said: ChosenAudience[] = [];
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
  function Field() {
    const [chosen, choose] = useState(value);
    return (
      <AudienceChoice
        value={chosen}
        goneCount={goneCount}
        onChange={(next) => {
          said.push(next);
          choose(next);
        }}
      />
    );
  }
  signInAs({});
  openRoutes([{ path: '/', element: <Field /> }], '/');
  return { said, service };
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const option = (name: string) => screen.findByRole('option', { name: new RegExp(name) });

it('an empty choice changes nothing, and says why', async () => {
  const { said } = open(everybody);
  fireEvent.click(await radio(text.chosen));
  expect(screen.getByText(text.empty)).toBeTruthy();
  expect(said).toEqual([]);
  fireEvent.click(await radio(text.everybody));
  expect(screen.queryByText(text.empty)).toBeNull();
});

it('groups and people are found and chosen, and the editor who is left out is told', async () => {
  const { said } = open(everybody);
  fireEvent.click(await radio(text.chosen));
  fireEvent.click(screen.getByRole('button', { name: text.add }));
  fireEvent.click(await option('Press'));
  expect(said.at(-1)).toEqual({ kind: 'chosen', groupIds: [press.id], personIds: [] });
  expect(await screen.findByText(text.withoutYou)).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: text.find }), { target: { value: 'ann' } });
  fireEvent.click(await option('ann@tv.example'));
  expect(said.at(-1)).toEqual({ kind: 'chosen', groupIds: [press.id], personIds: [ann.id] });
  fireEvent.click(await option('Board'));
  // A group with the editor in it.
  await waitFor(() => expect(screen.queryByText(text.withoutYou)).toBeNull());
});

it('the last one is not taken away, because nobody would be left', async () => {
  const { said } = open({ kind: 'chosen', groupIds: [press.id], personIds: [ann.id] });
  fireEvent.click(await screen.findByRole('button', { name: text.remove('Press') }));
  expect(said).toEqual([{ kind: 'chosen', groupIds: [], personIds: [ann.id] }]);
  fireEvent.click(await screen.findByRole('button', { name: text.remove('ann@tv.example') }));
  expect(said).toHaveLength(1);
});

it('a group that was deleted is shown as one, with what that means', async () => {
  const gone = 'aaaaaaaa-0000-4000-8000-000000000009';
  open({ kind: 'chosen', groupIds: [press.id, gone], personIds: [] }, 1);
  expect(await screen.findByText(text.deletedGroup)).toBeTruthy();
  expect(screen.getByText(text.gone(1))).toBeTruthy();
});

it('an audience of which nobody is left says who still sees it', async () => {
  open({ kind: 'chosen', groupIds: [], personIds: [] }, 2);
  expect(await screen.findByText(text.nobodyLeft)).toBeTruthy();
  expect(screen.queryByText(text.empty)).toBeNull();
});
