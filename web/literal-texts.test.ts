import { expect, test } from 'vitest';
import { buildsScreens, isOfScreens } from '../tools/rooms.mjs';
import { sourceFiles } from '../tools/source-files.ts';
import { literalTexts } from './literal-texts.ts';

const isShown = (path: string) =>
  isOfScreens(path) && !buildsScreens(path) && /\.tsx?$/.test(path) && !/\.d\.ts$|^strings\//.test(path);

test('every text of the screens is in the catalogue (strings)', () => {
  const modules = sourceFiles.filter(({ path, isTest }) => isShown(path) && !isTest);
  expect(modules.length).toBeGreaterThan(200);
  const found = modules.flatMap(({ path, text: code }) =>
    literalTexts(path, code).map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('texts are found wherever they are shown, heard or said', () => {
  const code = `
    const kinds = { title: 'Title', name: 'pending', word: condition ? 'Recent search' : other };
    export const Part = () => {
      useTitle('Settings');
      toast(\`Moved to \${place}\`);
      return <p aria-label="close" className="Wide Part" lang="en">
        Hello {isOld ? 'again' : \`dear \${name} of ours\`} {count && 'items'} <b title={x ?? 'none'}>TV</b>
      </p>;
    };`;
  expect(literalTexts('part.tsx', code).sort()).toEqual(
    [
      'Title',
      'Recent search',
      'Settings',
      'Moved to …',
      'close',
      'Hello',
      'again',
      'dear … of ours',
      'items',
      'none',
    ].sort(),
  );
});

test('what only programs read is no text', () => {
  const code = `
    import { Header } from 'some Package';
    if (event.key === 'Escape') throw new Error('The page has no #root.');
    const close = useMediaQuery('(prefers-reduced-motion: reduce)') || at.closest('main h1');
    const order = { sortBy: 'Title', sortOrder: 'Asc' };
    const code = \`<iframe title="\${title}" allow="autoplay">\`;
    type Name = 'Two Words';`;
  expect(literalTexts('part.ts', code)).toEqual([]);
});
