import { ArchiveProblem } from '@tv/server/platform/archive/archive-problem';
import { sentenceAreas } from '@tv/server/platform/sentences';
import { SettingProblem } from '@tv/server/platform/startup-problem';
import type { Note } from '@tv/sources/say';
import { SourceProblem } from '@tv/sources/source';
import * as notes from '@tv/sources/strings/en/bring-notes';
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from '../tools/source-files.ts';

/** Words that are data: codes of a report, its headings, a default of scopes, calls, and what is typed. */
const notSentences = [
  /^(?:brought in|already here|deleted here|no file|not tried|would come|left out|over quota)$/,
  /^(?:source id|old address|Macintosh|openid profile email)$/,
  /^(?:GET|POST|PUT|PATCH|DELETE) \//,
  /^(?:connections|domains|groups|keys|people|person|hold|retention|categories|applications|watch|webhooks) [a-z|]+(?: <[a-z ]+>|, [a-z ]+)? ?$/,
  // The tables of analytics and the help's examples are typed.
  /^(?:days items retention .*|name, groups|"openid .*)$/,
  // A fault of the program, which a person does not see.
  /^an event does not end$/,
];

/** The texts that a module writes. What is put into a template is left out of it. */
function writtenIn(source: string): string[] {
  const found: string[] = [];
  let at = 0;
  /** Reads code to its end, or to the brace that closes what is put into a template. */
  const readCode = (): void => {
    let open = 0;
    for (let before = ''; at < source.length; at++) {
      const rest = source.slice(at, at + 2);
      const sign = rest[0]!;
      if (rest === '//') at = source.indexOf('\n', at);
      else if (rest === '/*') at = source.indexOf('*/', at) + 1;
      else if (sign === '/' && /[(,=:[!&|?{};]/.test(before)) skip('/');
      else if (sign === "'" || sign === '"') found.push(skip(sign));
      else if (sign === '`') readTemplate();
      else if (sign === '{') open++;
      else if (sign === '}' && open-- === 0) return;
      if (at < 0) return;
      if (/\S/.test(sign)) before = sign;
    }
  };
  const skip = (end: string): string => {
    const from = ++at;
    for (let isInClass = false; source[at] !== end || isInClass; at++) {
      if (source[at] === '\\') at++;
      else if (end === '/' && source[at] === '[') isInClass = true;
      else if (source[at] === ']') isInClass = false;
    }
    return source.slice(from, at);
  };
  const readTemplate = (): void => {
    let text = '';
    for (at++; source[at] !== '`'; at++)
      if (source.startsWith('${', at)) {
        at += 2;
        readCode();
      } else text += source[at] === '\\' ? source.slice(at, ++at + 1) : source[at]!;
    found.push(text);
  };
  readCode();
  return found;
}

const isSentence = (text: string) =>
  /\p{L}{2,},? \p{L}{2,}/u.test(text) && !notSentences.some((each) => each.test(text));

/** Modules of the service whose sentences commands say. Types refuse a text in place of a sentence; none is put into its values either. */
const ofService =
  /^server\/src\/(?:backup\/(?:check-portal|verify-backup|restore-backup)|platform\/(?:archive\/[\w-]+|auth\/(?:check-sign-in|token-finding|claims|sign-in-clients|organization-rules)|setting-values|json-setting|storage\/(?:s3-settings|watched-endpoints)))\.ts$/;
const modules = sourceFiles.filter(
  ({ path, isTest }) =>
    (path.startsWith('cli/') || ofService.test(path)) &&
    !isTest &&
    !/\/strings\/|\/help-lines\.ts$/.test(path),
);

test('no command says a sentence that is not in the catalogue', () => {
  expect(modules.length).toBeGreaterThan(70);
  const sentences = modules.flatMap(({ path, text }) =>
    writtenIn(text)
      .filter(isSentence)
      .map((each) => `${path}: ${each}`),
  );
  expect(sentences).toEqual([]);
});

test('each sentence of the service has one text, which something says', async () => {
  const areas: object[] = await Promise.all(
    sentenceAreas.map((area) => import(`../server/src/platform/strings/en/${area}.ts`)),
  );
  const names = areas.flatMap(Object.keys);
  expect(names.length).toBe(new Set(names).size);
  const code = sourceFiles
    .filter(({ path, isTest }) => /^(?:contract|server|cli)\//.test(path) && !isTest)
    .map(({ text }) => text)
    .join('');
  expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
});

test('each note of a reader of other systems has one text, which something says', () => {
  const code = sourceFiles
    .filter(
      ({ path, isTest }) =>
        /^(?:sources|studio|web|cli)\//.test(path) && !isTest && !/\/strings\//.test(path),
    )
    .map(({ text }) => text)
    .join('');
  expect(Object.keys(notes).filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  const readers = sourceFiles.filter(({ path, isTest }) => path.startsWith('sources/src/') && !isTest);
  expect(readers.length).toBeGreaterThan(30);
  const past = readers.filter(({ text }) => /\{ sentence:(?! short)/.test(withoutComments(text)));
  expect(past.map(({ path }) => path)).toEqual(['sources/src/say.ts']);
});

test('a problem of a setting, an archive or a source takes no text of its own', () => {
  // @ts-expect-error: the check of types fails where one is taken.
  const setting = () => new SettingProblem('The disk is full.');
  // @ts-expect-error: the same.
  const archive = () => new ArchiveProblem(['noSuchFile', { folder: 'a' }]);
  // @ts-expect-error: the same.
  const source = () => new SourceProblem('There is no feed.');
  // @ts-expect-error: the same, of a value that is missing.
  const note = (): Note => ['noFile', {}];
  expect([setting, archive, source, note]).toHaveLength(4);
});

test.each([
  ["console.log('Nothing is scheduled.')", ['Nothing is scheduled.']],
  ['console.log(`There is no ${what} file`)', ['There is no  file']],
  ['`${a ? `is here now ${b}` : text.c({ d })} ${e}`', ['is here now ']],
  ["call('GET /Management/Groups', `${a} ${b}`) // nothing is said", []],
])('%s: %j', (source, texts) => {
  expect(writtenIn(source).filter(isSentence)).toEqual(texts);
});
