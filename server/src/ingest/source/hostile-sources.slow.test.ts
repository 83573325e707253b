// Slow: each hostile file goes through ffmpeg or libvips in the sandbox, up to its limits.
// Proves: no file that is brought in reads others, opens addresses, or takes more than its time and memory.
// Ground: server/src/ingest, server/src/platform/sandbox, server/src/organization/branding/draw-logo.ts.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../../platform/sandbox/find-program.ts';
import { sandboxLevel } from '../../platform/sandbox/choose-sandbox.ts';
import { letSecondsPass } from '../../platform/queue/test-queue.ts';
import { anOrganization } from '../../test-builders.ts';
import { isFfmpegInstalled, readFfmpegOutput } from '../run-ffmpeg.ts';
import { processUploads } from '../test-ingest.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from '../test-sources.ts';
import { startUploads } from '../upload/test-uploads.ts';

const quiet = { info() {}, warn() {}, error() {} };
const level = await sandboxLevel();

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('a hostile upload', () => {
  let uploads: Awaited<ReturnType<typeof startUploads>>;
  let folder: string;
  let secret: string;
  let film: Buffer;
  let asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.end();
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    uploads = await startUploads(ffmpegPath);
    await anOrganization(uploads.db, { name: 'Works' });
    folder = await mkdtemp(join(tmpdir(), 'tv-hostile-'));
    secret = join(uploads.folder, 'secret-key');
    await writeFile(secret, 'the key of the service\n');
    film = await readFile(await makeSource(join(folder, 'film.mp4'), [...picture('320x180', 2), ...h264]));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    asked = [];
  });
  afterAll(async () => {
    server.close();
    await uploads.close();
    await rm(folder, { recursive: true });
  });

  /** Brings a file in. Answers what its uploader is told in the end. */
  async function bring(bytes: string | Buffer, path = ffmpegPath) {
    const id = await uploads.bringIn(Buffer.from(bytes));
    const deps = {
      db: uploads.db,
      files: uploads.files,
      log: quiet,
      clock: () => new Date(),
      ffmpegPath: path,
    };
    for (let attempt = 0; attempt < 3; attempt++) {
      await processUploads(deps, undefined, id);
      await letSecondsPass(uploads.db, 60);
    }
    expect(await readdir(join(uploads.folder, 'temporary'))).toEqual([]);
    const { processingStatus, problem } = (await uploads.ask('GET', `Processings/${id}`)).body;
    return { id, processingStatus, problem };
  }
  const error = 3;

  const playlist = (address: string) =>
    `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:5,\n${address}\n#EXT-X-ENDLIST\n`;
  it.each([
    ['a playlist of an address', () => playlist(`${origin()}/one.ts`)],
    ['a playlist of the key of the service', () => playlist(`file://${secret}`)],
    ['a playlist of a concatenation', () => playlist(`concat:${secret}|${origin()}/two`)],
    ['a script of files', () => `ffconcat version 1.0\nfile ${secret}\nfile '${origin()}/three'\n`],
    ['a manifest', () => `<?xml version="1.0"?><MPD><BaseURL>${origin()}/four</BaseURL></MPD>`],
    [
      'a picture of another file',
      () => `<svg xmlns="http://www.w3.org/2000/svg"><image href="${secret}"/></svg>`,
    ],
    [
      'a playlist that begins like MP4',
      () => `\0\0\0\x18ftypisom\0\0\0\0isom${playlist(`${origin()}/five`)}`,
    ],
  ])('that is %s is refused, and nothing is fetched', async (_, text) => {
    const told = await bring(text());
    expect(told.processingStatus).toBe(error);
    expect(told.problem).toMatch(
      /^(This is not a video or audio file|The file (is incomplete|cannot be read))/,
    );
    expect(asked).toEqual([]);
  });

  it.skipIf(level !== 'bubblewrap')(
    'opens neither addresses nor files of the service where ffmpeg would',
    async () => {
      const list = join(folder, 'list');
      await writeFile(list, `ffconcat version 1.0\nfile '${secret}'\n`);
      const run = (input: string[]) =>
        readFfmpegOutput('ffmpeg', ['-v', 'error', ...input, '-f', 'data', '-'], {
          ffmpegPath,
          reads: [list],
          timeLimitInSeconds: 20,
          maxBytes: 10_000,
        }).catch((problem: { details?: string }) => problem.details);
      expect(await run(['-f', 'concat', '-safe', '0', '-i', list])).toContain('No such file');
      expect(await run(['-f', 'data', '-i', `${origin()}/six`])).toMatch(
        /Network is unreachable|Connection refused/,
      );
      expect(asked).toEqual([]);
    },
  );

  it('with a cover of too many pixels loses the cover', async () => {
    const cover = join(folder, 'cover.png');
    const create = { width: 9000, height: 9000, channels: 3 as const, background: '#204060' };
    await sharp({ create }).png().toFile(cover);
    const song = await makeSource(join(folder, 'song.mp3'), [
      ...[...tone(), '-i', cover, '-map', '0', '-map', '1', '-c:a', 'mp3', '-c:v', 'copy'],
      ...['-disposition:v', 'attached_pic', '-id3v2_version', '3'],
    ]);
    const { id, processingStatus } = await bring(await readFile(song));
    expect(processingStatus).toBe(2);
    const made = JSON.parse(await uploads.files.readText(`media/${id}/1/media-package.json`)) as object;
    expect(made).toMatchObject({
      posterWidths: [],
      notes: ['The image in the file was left out: it is damaged, too large, or in an unknown format.'],
    });
  });

  /** Of this run alone: another one may be on the same machine. */
  const seconds = String(1_000_000 + process.pid);
  const sleeping = async () => {
    const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const lines = await Promise.all(
      ids.map((id) => readFile(`/proc/${id}/cmdline`, 'latin1').catch(() => '')),
    );
    return ids.filter((_, index) => lines[index] === `sleep\0${seconds}\0`).map(Number);
  };

  it.each([
    ['writes a file without end', 'exec cat /dev/zero > endless', 'ffmpeg wrote a file of more than'],
    [
      'begins other processes',
      `for i in 1 2 3 4; do setsid -f sleep ${seconds}; done; exit 9`,
      'ffmpeg ended with code 9',
    ],
  ])('whose decoder %s fails in words, and leaves nothing', async (_, hostile, sentence) => {
    const bin = await mkdtemp(join(folder, 'bin-'));
    // The encode asks for its progress. Every other run is an ordinary one.
    const script = (real: string) =>
      `#!/bin/sh\ncase "$*" in *-progress*) ${hostile};; *) exec ${real} "$@";; esac\n`;
    for (const program of ['ffmpeg', 'ffprobe']) {
      await writeFile(join(bin, program), script(findProgram(program)!));
      await chmod(join(bin, program), 0o755);
    }
    const { processingStatus, problem } = await bring(film, join(bin, 'ffmpeg'));
    expect(processingStatus).toBe(error);
    expect(problem).toContain(`The file could not be processed: ${sentence}`);
    const left = await sleeping();
    for (const id of left) process.kill(id, 'SIGKILL');
    if (level !== 'limits') expect(left).toEqual([]);
    expect((await bring(film)).processingStatus).toBe(2);
  });
});
