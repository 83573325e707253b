import { expect, test } from 'vitest';
import { chaptersFor, type ShownChapter } from './chapters.ts';
import { findTasks } from './find-tasks.ts';

const long = `${'Some words before. '.repeat(20)}Here stands the *Épilogue* of it. ${'And some after. '.repeat(20)}`;
const chapters: ShownChapter[] = [
  {
    id: 'viewers',
    title: 'For viewers',
    help: '',
    tasks: [
      { id: 'find', text: { title: 'Find your way', lead: 'Home has *See all* and captions.' } },
      { id: 'share', text: { title: 'Share', lead: 'A link.', steps: [long] } },
    ],
  },
  {
    id: 'content',
    title: 'For content managers',
    help: '',
    tasks: [
      {
        id: 'add-captions',
        text: {
          title: 'Add captions',
          lead: 'A file.',
          trouble: [{ when: 'It fails.', help: 'Try `talk.vtt`.' }],
        },
      },
    ],
  },
];
const idsFor = (term: string) => findTasks(chapters, term).map(({ task }) => task.id);

test('a task is found when it has every word, wherever each stands, and first when its title has them', () => {
  expect(idsFor('captions')).toEqual(['add-captions', 'find']);
  expect(idsFor('captions home')).toEqual(['find']);
  expect(idsFor('vtt fails')).toEqual(['add-captions']);
  expect(idsFor('see all')).toEqual(['find']);
});

test('case, accents and beginnings of words do not matter, and nothing finds nothing', () => {
  expect(idsFor('EPILOG')).toEqual(['share']);
  expect(idsFor('épi')).toEqual(['share']);
  expect([idsFor(''), idsFor('   '), idsFor('zebra')]).toEqual([[], [], []]);
});

test('an excerpt is short, has no marks, and has the word', () => {
  const [{ excerpt, chapter } = { excerpt: '', chapter: '' }] = findTasks(chapters, 'epilogue');
  expect(excerpt).toMatch(/^… .*the Épilogue of it\..* …$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(chapter).toBe('For viewers');
});

test('the guide itself answers what people ask', () => {
  const queries = {
    upload: 'upload',
    'replace the file': 'replace',
    'forgot password': 'account',
    subtitle: 'add-captions',
    'many tags': 'bulk',
    scim: 'directory',
  };
  const guide = chaptersFor(undefined);
  const missed = Object.entries(queries).filter(
    ([term, id]) => !findTasks(guide, term).some(({ task }) => task.id === id),
  );
  expect(missed).toEqual([]);
});
