import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashMediaPassword } from '@tv/server/media/media-password';
import { aCategory, aMediaContent, anApiKey, anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmDevice } from './test-device.ts';
import { root } from './source-files.ts';
import { startTestPortal } from '../cli/testing/test-portal.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let organization: string;
const email = 'content@own.example';
beforeAll(async () => {
  // A program that is there: nothing is processed here.
  portal = await startTestPortal({ FFMPEG_PATH: 'true' });
  organization = await anOrganization(portal.db, { name: 'Own' });
  await portal.addPerson(email, organization, 'ContentManager');
  for (const title of ['Air', 'Fire', 'Water']) {
    const passwordHash = title === 'Fire' ? await hashMediaPassword('watch-tv-demo') : undefined;
    await aMediaContent(portal.db, organization, {
      title,
      visibility: 2,
      ...(passwordHash && { passwordHash }),
    });
  }
});
afterAll(() => portal.close());

/** Runs the lines as one program and answers what it prints. */
async function run(lines: string): Promise<string> {
  const file = join(portal.folder, 'try.mjs');
  writeFileSync(file, lines);
  const program = spawn(process.execPath, [file], {
    env: { TV_URL: portal.url, TV_ORGANIZATION: organization },
    timeout: 60_000,
  });
  let output = '';
  let code: string | undefined;
  const note = (chunk: Buffer) => {
    output += chunk.toString();
    const shown = /enter ([A-Z]{4}-[A-Z]{4})/.exec(output)?.[1];
    if (shown && shown !== code) void confirmDevice(portal.url, email, (code = shown));
  };
  program.stdout.on('data', note);
  program.stderr.on('data', note);
  await new Promise((resolve) => program.on('close', resolve));
  return output;
}

it('the calls of docs/api.md with a key do what it says, word for word', async () => {
  const text = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const [, ...blocks] = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines]) => lines!);
  expect(blocks).toHaveLength(5);
  await aCategory(portal.db, organization, 'Town halls');
  const scopes = ['content:read', 'content:write'] as const;
  const { key } = await anApiKey(portal.db, organization, { scopes });
  const partSize = 8 * 1024 * 1024;
  const size = partSize + 6;
  writeFileSync(join(portal.folder, 'talk.mp4'), Buffer.alloc(size, 'a film'));
  const lines = blocks
    .map((block) => block.replaceAll(/^curl /gm, 'echo; curl ').replaceAll(/; do$/gm, '; do echo'))
    .join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', lines], {
    cwd: portal.folder,
    env: { PATH: process.env.PATH, TV_URL: portal.url, TV_KEY: key },
    timeout: 60_000,
  });
  const answers = stdout
    .trim()
    .split(/\n+/)
    .map((line) => JSON.parse(line) as unknown);
  const state = { title: 'What we learned', organizationName: 'Own' };
  expect(answers).toMatchObject([
    [{ name: 'Town halls' }],
    { offset: partSize, isCompleted: false },
    { offset: size, isCompleted: false },
    state,
    { title: 'What we learned', state: 'processing', publishesWhenReady: true },
    state,
    [{ title: 'What we learned', categories: [{ name: 'Town halls' }] }],
  ]);
});

it('the lines of docs/api.md do what it says', async () => {
  const text = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const blocks = [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, lines]) => lines!);
  expect(blocks.length).toBeGreaterThan(9);
  const lines = (await run(blocks.join('\n'))).trim().split('\n');
  expect(lines).toEqual([
    'Air 100',
    'Fire 100',
    'Water 100',
    '304',
    expect.stringMatching(/^Open http:\/\/localhost:\d+\/oidc\/device and enter [A-Z]{4}-[A-Z]{4}$/),
    `${email} InMotion.ContentManager Own`,
    '3 items',
    '#EXTM3U',
    'true',
    'pageindex true',
    'field.tooLong searchTerm',
    'true',
    'true true',
    'A film true',
    '200',
    '412',
    "true [ 'film' ]",
    '200',
    'UTC 0',
    'text/calendar; charset=utf-8',
    '404 200',
  ]);
});
