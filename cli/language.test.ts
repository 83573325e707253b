import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languages, localeOf } from '@tv/contract/languages/languages';
import { expect, it, test } from 'vitest';
import { isYes } from './import/is-agreed.ts';
import { languageOf } from './language.ts';
import { columnsOf, wrap } from './wrap.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Commands start sooner with what was compiled before. */
const kept = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
const tv = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'tv.ts'), ...args], {
    env: { ...kept, DATA_DIR: '/no/such/folder', ...env },
    encoding: 'utf8',
  });

it.each([
  [{}, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'POSIX' }, 'en'],
  [{ LANG: 'sv_SE.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de_DE@euro' }, 'de'],
  [{ LANG: 'pt_PT.UTF-8' }, 'pt-BR'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_CH' }, 'fr'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_CH', LC_ALL: 'ja' }, 'ja'],
  [{ LANG: 'pl_PL', LC_ALL: '' }, 'pl'],
])('takes the language of %o: %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});

test('help and refusals are in every language, with what is typed as it is', () => {
  const english = tv({}, 'import', '--help').stdout;
  const typed = (help: string) => help.match(/^ {2,6}(?:--)?[a-z][^ ]*/gm)?.map((each) => each.trim());
  for (const language of languages) {
    const env = { LANG: `${localeOf[language].split('-u-')[0]!.replace('-', '_')}.UTF-8` };
    const help = tv(env, 'import', '--help').stdout;
    expect(typed(help), language).toEqual(typed(english));
    expect(help === english, language).toBe(language === 'en');
    const lines = help.split('\n').slice(2, -8);
    expect(Math.max(...lines.map(columnsOf)), language).toBeLessThanOrEqual(118);
    const { status, stderr } = tv(env, 'imprt');
    expect(status).toBe(2);
    expect(stderr, language).toContain('"import"');
  }
});

test('a text breaks between words, and Japanese between letters, never before a full stop', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('下書きです。次', 10)).toEqual(['下書きで', 'す。次']);
  expect(columnsOf('字 a')).toBe(4);
  expect(columnsOf('نُ')).toBe(1);
});

it.each([
  ['y', true],
  [' YES ', true],
  ['', false],
  ['n', false],
  ['yesterday', false],
])('takes "%s" for yes: %s', (answer, isTaken) => {
  expect(isYes(answer)).toBe(isTaken);
});
