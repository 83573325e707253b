// Slow: it generates clients with two tools, compiles them and runs them against a portal.
// Proves: clients made of the description work.
// Ground: contract/src, tools/api-clients, server/src/platform/http.
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { aMediaContent, anOrganization, aPackage } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessTokenOf } from '../test-device.ts';
import { startTestPortal } from '../../cli/testing/test-portal.ts';
import { compile, makeClients } from './make-clients.ts';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let description: object;
let folder: string;
const email = 'content@own.example';

beforeAll(async () => {
  // A program that is there: nothing is processed here.
  portal = await startTestPortal({ FFMPEG_PATH: 'true' });
  const { db, files, url } = portal;
  const organization = await anOrganization(db);
  await portal.addPerson(email, organization, 'ContentManager');
  const rendition = { playlist: 'video-720.m3u8', width: 1280, height: 720, sizeInBytes: 10 };
  const more = { bandwidth: 1, averageBandwidth: 1, frameRate: 25, codecs: 'avc1.4d401f' };
  const item = await aMediaContent(db, organization, {
    title: 'Wind',
    tags: ['energy'],
    package: aPackage({ renditions: [{ ...rendition, ...more }] }),
  });
  await aMediaContent(db, organization, { title: 'Doors', tags: ['houses'] });
  await files.write(`media/${item}/1/video-720.mp4`, '0123456789');
  description = (await (await fetch(`${url}/api/openapi.json`)).json()) as object;
  folder = await makeClients(description);
});
afterAll(() => portal.close());

it('the description passes a strict linter', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    config: await createConfig({ extends: ['recommended'] }),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  // Addresses of the specification that only their order tells apart.
  expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set(['no-ambiguous-paths']));
});

it('clients made of it compile strictly', async () => expect(await compile(folder)).toBe(''), 120_000);

it.each(['with-openapi-fetch', 'with-hey-api'])('%s signs in, lists, uploads and streams', async (name) => {
  type Program = { run(baseUrl: string, token: string, file: Uint8Array): Promise<unknown> };
  const { run } = (await import(join(folder, `${name}.ts`))) as Program;
  const outcome = await run(
    `${portal.url}/api`,
    await accessTokenOf(portal.url, email),
    Buffer.from(`a file, sent by ${name}`),
  );
  expect(outcome).toMatchObject({
    email,
    total: 1,
    titles: ['Wind'],
    arrived: `a file, sent by ${name}`.length,
    processing: 0,
    playlist: expect.stringMatching(/^#EXTM3U[\s\S]*video-720\.m3u8\?jwt=/) as string,
    part: '2345',
    partStatus: 206,
  });
});
