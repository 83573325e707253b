import { because } from '@tv/contract/reasons/problem-reasons';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { columns } from '@tv/contract/uploads/sheet-columns';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import { forgetSheet } from '../../upload/sheet/sheet-store.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();
afterEach(forgetSheet);

const file = (name: string, ...parts: string[]) => new File(parts, name);

function open(path: string) {
  const service = stubService({
    'GET /Management/Uploads/Quota': {},
    'GET /Management/Categories': onlyPage([]),
  });
  const { container, router } = openStudio(path);
  return {
    ...{ service, router },
    /** Chooses files in the dialog that the first button opens. */
    choose(...files: File[]) {
      const input = container.querySelector('input[type=file]:not([webkitdirectory])');
      fireEvent.change(input!, { target: { files } });
    },
  };
}

/** A sheet of items as they were exported, some of its cells edited. */
function exportedSheet(
  items: readonly ManagedMediaContent[],
  edited: Record<string, Record<string, string>>,
) {
  const cellOf = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = items.map((item) =>
    columns.map(({ name, write }) =>
      cellOf(
        edited[item.id]?.[name] ??
          write({ ...item, oldAddresses: [], captionLanguages: [] }, 'https://tv.example'),
      ),
    ),
  );
  return file(
    'items.csv',
    [columns.map(({ name }) => name), ...rows].map((row) => row.join(',')).join('\r\n'),
  );
}

const line = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('a sheet that is chosen among files opens its page, which names what is wrong with each line', async () => {
  const { choose, router } = open('upload');
  const heading = '\uFEFFFile;Title;Tags;Category;Date;Captions;Visibility\r\n';
  const first = 'dawn.mp4;"Dawn; a film";light, sky;Safety;2011-05-04;en=words.vtt;public\r\n';
  const rest = 'dusk.mp4;Dusk;;;tomorrow;;secret\r\nnoon.mp4;Noon;;;;;\r\n';
  const media = ['dawn.mp4', 'dusk.mp4', 'spare.mp4', 'words.vtt'].map((name) => file(name, name));
  choose(file('wrong.csv', heading, first, rest), ...media);
  expect((await line('dawn.mp4')).textContent).toContain(text.outcomes.new);
  expect(router.state.location.pathname).toBe('/studio/upload/sheet');
  const dusk = (await line('dusk.mp4')).textContent;
  expect(dusk).toContain(`Date: “tomorrow” ${text.problems.date}`);
  expect(dusk).toContain(`Visibility: “secret” ${text.problems.choice('public, internal')}`);
  expect((await line('noon.mp4')).textContent).toContain(text.outcomes.missing);
  expect(screen.getByText(`${text.noRow(1)}: spare.mp4.`)).toBeTruthy();

  choose(file('right.csv', heading, first, 'dusk.mp4;Dusk;;Evenings;;;\r\n'));
  await waitFor(async () => expect((await line('dusk.mp4')).textContent).toContain(text.outcomes.new));
  expect(screen.getByText(text.newCategories('Safety, Evenings'))).toBeTruthy();
  expect(screen.queryByText(/noon\.mp4/)).toBeNull();
});

it('five hundred lines are shown with their problems, and a broken sheet says where it breaks', async () => {
  const { choose, router } = open('upload/sheet');
  const rows = Array.from({ length: 500 }, (_, index) =>
    index === 499 ? `film-${index}.mp4,${'x'.repeat(301)}` : `film-${index}.mp4,"A title, of ""${index}"""`,
  );
  choose(file('many.csv', `file,title\n${rows.join('\n')}\n`));
  await screen.findByText('film-499.mp4');
  // Roles take seconds to be found among so many elements.
  const lines = [...document.querySelectorAll('table tr')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(501);
  expect(lines[1]).toContain('A title, of "0"');
  expect(lines[500]).toContain(text.problems.long(300));
  const summary = screen.getByText(text.counted.missing(499)).closest<HTMLElement>('[role="status"]')!;
  expect(within(summary).getByText(text.counted.wrong(1))).toBeTruthy();
  fireEvent.click(screen.getByText(text.upload(0)));
  expect(router.state.location.pathname).toBe('/studio/upload/sheet');

  choose(file('broken.csv', 'file,title\na.mp4,"never closed\n'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Look for a quote that is not closed');
  expect(screen.queryByRole('table')).toBeNull();
});

it('an exported sheet changes the cells that were edited, item by item, and names what could not be', async () => {
  const ids = ['one', 'two', 'three', 'four'].map(
    (_, index) => `8a3f1c9e-1c1f-4a55-9d4e-6b1f0f1e2d0${index}`,
  );
  const items = ids.map(
    (id, index) =>
      ({
        ...{
          id,
          title: `Talk ${index}`,
          description: '',
          tags: ['wind'],
          speakers: [],
          translations: {},
          watchPath: `/watch/${id}`,
        },
        ...{
          visibility: 1,
          isListed: true,
          audience: { kind: 'everybody' },
          status: 1,
          storage: 'ready',
          categories: [{ id: 'c1', name: 'Safety' }],
        },
      }) as unknown as ManagedMediaContent,
  );
  const sheet = exportedSheet(items, {
    [ids[0]!]: { title: 'Speech', category: 'Safety; Research' },
    [ids[1]!]: { title: 'Mine' },
    [ids[2]!]: { title: 'Refused' },
  });
  // Somebody else changes two of them meanwhile.
  const present = new Map(items.map((item) => [item.id, item]));
  present.set(ids[0]!, { ...items[0]!, tags: ['theirs'] });
  present.set(ids[1]!, { ...items[1]!, title: 'Theirs' });
  const { choose, service, router } = open('upload/sheet');
  service.answer({
    'GET /Management/Categories': onlyPage([
      { id: 'c1', name: 'Safety' },
      { id: 'c2', name: 'Research' },
    ] as never),
    'GET /Management/MediaContents': ({ query }) => query.getAll('id').map((id) => present.get(id)!),
    'GET /Management/MediaContents/:id': ({ params }) => present.get(params['id']!)!,
    'PATCH /Management/MediaContents/:id': ({ params, body }) => {
      if (params['id'] === ids[2]) return refusal(400, { why: because('field.filledLine') });
      const changed = { ...present.get(params['id']!)!, ...body } as ManagedMediaContent;
      present.set(params['id']!, {
        ...changed,
        categories: [
          { id: 'c1', name: 'Safety' },
          { id: 'c2', name: 'Research' },
        ],
      });
      return changed;
    },
  });
  choose(sheet);
  const first = (await line('Talk 0')).textContent;
  expect(first).toContain(text.outcomes.change);
  expect(first).toContain('title: Talk 0 Speech');
  expect(first).toContain('category: Safety Safety; Research');
  expect(first).not.toContain('wind');
  expect((await line('Theirs')).textContent).toContain(text.cellConflict('title', 'Theirs'));
  expect((await line('Talk 3')).textContent).toContain(text.outcomes.same);

  fireEvent.click(screen.getByText(text.changeItems(2)));
  expect(await screen.findByText('Enter one line of visible text, without control characters.')).toBeTruthy();
  expect(screen.getByText(text.notApplied(1))).toBeTruthy();
  expect(
    service.heard('PATCH /Management/MediaContents/:id').map(({ params, body }) => [params['id'], body]),
  ).toEqual([
    [ids[0], { title: 'Speech', categoryIds: ['c1', 'c2'] }],
    [ids[2], { title: 'Refused' }],
  ]);
  await waitFor(async () => expect((await line('Speech')).textContent).toContain(text.outcomes.same));

  service.answer({ 'PATCH /Management/MediaContents/:id': ({ params }) => present.get(params['id']!)! });
  fireEvent.click(screen.getByText(text.changeItems(1)));
  await waitFor(() => expect(router.state.location.pathname).toBe('/studio'));
});

it('asks before files are published under their names, and says which id is of no item', async () => {
  const { choose, service } = open('upload/sheet');
  const id = '8a3f1c9e-1c1f-4a55-9d4e-6b1f0f1e2d0a';
  service.answer({ 'GET /Management/MediaContents': [] });
  choose(file('list.csv', `file,id,tags\ndawn.mp4,,light\n,${id},dusk\n`), file('dawn.mp4', 'dawn'));
  const missing = await screen.findByText(`${text.cell('id', id)} ${text.problems.noItem}`);
  expect(missing).toBeTruthy();
  fireEvent.click(screen.getByText(text.publishes));
  fireEvent.click(screen.getByText(text.upload(1)));
  expect(await screen.findByText(text.noTitlesText(1))).toBeTruthy();
  expect(service.heard('POST /Management/Uploads')).toEqual([]);
});
