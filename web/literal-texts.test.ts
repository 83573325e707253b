import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const source = join(import.meta.dirname, 'src');
const isShown = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.test\.|\.d\.ts$|(^|\/)(strings\/|testing\/|test-)/.test(path.replaceAll('\\', '/'));

test('every text is in the catalogue (src/strings)', () => {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(isShown);
  expect(modules.length).toBeGreaterThan(200);
  const found = modules.flatMap((path) =>
    literalTexts(path, readFileSync(join(source, path), 'utf8')).map((text) => `${path}: ${text}`),
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
