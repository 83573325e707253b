import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { preparePages } from '../../lib/testing/open-routes.tsx';
import { onlyPage, stubService } from '../../lib/testing/stub-service.ts';
import * as text from '../../strings/en/studio-sheet.ts';
import { forgetSheet } from '../upload/sheet/sheet-store.ts';
import { openStudio } from '../testing/open-studio.tsx';

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
