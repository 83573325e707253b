import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../platform/sandbox/find-program.ts';
import { createScanner, readScanCommand } from '../platform/scanner/scanner.ts';
import { letSecondsPass } from '../platform/queue/test-queue.ts';
import { anOrganization } from '../test-builders.ts';
import { isFfmpegInstalled } from './run-ffmpeg.ts';
import { processUploads } from './test-ingest.ts';
import { packagesMadeOnce } from './media-package/test-packages.ts';
import { ffmpegPath, h264, makeSource, picture } from './test-sources.ts';
import { startUploads } from './upload/test-uploads.ts';

// The harmless text that every scanner takes for a virus, in two parts, so that none takes this file for one.
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('a scanner', () => {
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  let folder: string;
  let film: Buffer;
  let makePackage: ReturnType<typeof packagesMadeOnce>;
  const warnings: unknown[] = [];
  const log = { info() {}, warn: (said: unknown) => void warnings.push(said), error() {} };
  beforeAll(async () => {
    process.env.SECRET_KEY = 'a secret of the environment';
    uploads = await startUploads(ffmpegPath);
    await anOrganization(uploads.db, { name: 'Works' });
    folder = await mkdtemp(join(tmpdir(), 'tv-scan-'));
    makePackage = packagesMadeOnce(folder);
    film = await readFile(await makeSource(join(folder, 'film.mp4'), [...picture('64x64', 1, 5), ...h264]));
  });
  afterAll(async () => {
    delete process.env.SECRET_KEY;
    await uploads.close();
    await rm(folder, { recursive: true });
  });

  const scannerOf = async (script: string) => {
    const file = join(await mkdtemp(join(folder, 'bin-')), 'scan');
    await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return `${file} {}`;
  };
  async function bring(command: string, bytes: Buffer, attachment?: string) {
    const id = await uploads.bringIn(bytes, {}, async (upload) => {
      if (attachment)
        await uploads.ask('PUT', `Uploads/${upload}/Attachments/notes.txt`, { bytes: attachment });
    });
    const scanner = createScanner(readScanCommand(command), { files: uploads.files, log });
    const { db, files } = uploads;
    const attempt = () =>
      processUploads(
        { db, files, log, scanner, clock: () => new Date(), ffmpegPath, makePackage },
        undefined,
        id,
      );
    await attempt();
    const state = async () => (await uploads.ask('GET', `Processings/${id}`)).body;
    return { attempt, state, ...(await state()) };
  }

  const finding = `grep -q EICAR "$1" && exit 1; exit 0`;

  it('lets clean files pass', async () => {
    expect(await bring(await scannerOf(finding), film, 'notes')).toMatchObject({ processingStatus: 2 });
  });

  it('refuses an infected file, and one with an infected attachment, in words', async () => {
    const infected = await bring(await scannerOf(finding), Buffer.concat([film, Buffer.from(eicar)]));
    expect(infected).toMatchObject({
      processingStatus: 3,
      problem: 'The portal’s scanner found harmful content in this file. Use a clean copy.',
    });
    const beside = await bring(await scannerOf(finding), film, eicar);
    expect(beside).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('in the attachment "notes.txt"'),
    });
  });

  it('that gives no verdict is asked again, three times at most, and the log says so', async () => {
    warnings.length = 0;
    const broken = await bring(await scannerOf('echo no signatures >&2; exit 2'), film);
    expect(broken).toMatchObject({ processingStatus: 1 });
    for (const seconds of [301, 601]) {
      expect(await broken.attempt()).toBe(0);
      await letSecondsPass(uploads.db, seconds);
      expect(await broken.attempt()).toBe(1);
    }
    expect(await broken.state()).toMatchObject({
      processingStatus: 3,
      problem: 'The scanner could not check this file. Upload it again later.',
    });
    expect(warnings).toContainEqual(expect.objectContaining({ details: 'no signatures' }));
  });

  it('sees no secret', async () => {
    const seen = join(folder, 'seen');
    await bring(await scannerOf(`env > ${seen}`), film);
    expect(await readFile(seen, 'utf8')).toContain('PATH=');
    expect(await readFile(seen, 'utf8')).not.toContain('secret');
  });

  it('checks what comes in a request at once', async () => {
    const check = async (script: string, bytes: string) =>
      createScanner(readScanCommand(await scannerOf(script)), { files: uploads.files, log }).checkBytes(
        Buffer.from(bytes),
        'the picture',
      );
    await expect(check(finding, 'clean')).resolves.toBeUndefined();
    await expect(check(finding, eicar)).rejects.toMatchObject({ status: 400 });
    await expect(check('exit 2', 'clean')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
  });

  it.skipIf(!findProgram('clamscan'))('may be clamscan', async () => {
    const text = Buffer.from(eicar);
    const hash = createHash('md5').update(text).digest('hex');
    const signatures = join(folder, 'eicar.hdb');
    await writeFile(signatures, `${hash}:${text.length}:Eicar-Test\n`);
    const command = `clamscan --no-summary -d ${signatures} {}`;
    expect(await bring(command, film, 'notes')).toMatchObject({ processingStatus: 2 });
    expect(await bring(command, film, eicar)).toMatchObject({
      processingStatus: 3,
      problem: expect.stringContaining('in the attachment "notes.txt"'),
    });
  });
});

describe('SCAN_COMMAND', () => {
  it('needs a place for the file and a program that is there', () => {
    expect(readScanCommand(undefined)).toBeUndefined();
    expect(readScanCommand(' sh  -c {} ')).toEqual(['sh', '-c', '{}']);
    expect(() => readScanCommand('clamdscan --fdpass')).toThrow('SCAN_COMMAND must have {}');
    expect(() => readScanCommand('no-such-scanner {}')).toThrow('no-such-scanner, which is not installed');
  });
});
