import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFfmpegInstalled, runFfmpeg } from './run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './test-sources.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

const root = join(import.meta.dirname, '../../..');
const started: ChildProcess[] = [];
let folder: string;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-killed-'));
  port = await freePort();
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(script: string, ...args: string[]) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output, ended };
}

async function startService() {
  const service = start('server/src/ingest/test-ingest-service.ts');
  await expect.poll(() => service.output.text, { timeout: 60_000 }).toContain('ready');
  return service;
}

const temporary = async () => {
  const path = join(folder, 'data/files/temporary');
  return existsSync(path) ? readdir(path, { recursive: true }) : [];
};

/** Encoders of this test's folder that still run, without the programs that confine them. Linux only. */
async function encoders(): Promise<string[]> {
  const commands = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((command) => /^[^\0]*\bffmpeg\0/.test(command) && command.includes(folder));
}

describe.skipIf(!isFfmpegInstalled(ffmpegPath) || process.platform !== 'linux')(
  'a service that is killed',
  () => {
    it('shows nothing half made, and goes on when it starts again', async () => {
      const film = await makeSource(join(folder, 'a-film.mp4'), [
        ...picture('1280x720', 25, 30),
        ...tone(25),
        ...h264,
        '-c:a',
        'aac',
      ]);
      const first = await startService();
      const command = start('cli/tv.ts', 'import', film, '--public', '--category', 'Trials');
      await expect
        .poll(temporary, { timeout: 30_000, interval: 50 })
        .toContainEqual(expect.stringMatching(/video-720\.mp4/));
      expect(await encoders()).toHaveLength(1);
      first.child.kill('SIGKILL');
      await first.ended;
      await expect.poll(encoders, { timeout: 5_000 }).toEqual([]);
      expect(existsSync(join(folder, 'data/files/media'))).toBe(false);
      expect(await temporary()).not.toEqual([]);

      const second = await startService();
      expect(await command.ended).toBe(0);
      expect(command.output.text).toContain('processing');
      const address = /http:\S+\/public\/\S+\/watch\/(\S+)/.exec(command.output.text);
      expect(address).not.toBeNull();
      expect(await temporary()).toEqual([]);

      const answer = await fetch(`http://127.0.0.1:${port}/api/MediaContents/Publics/${address![1]}`, {
        headers: { authorization: 'Bearer public' },
      });
      const item = (await answer.json()) as { title: string; videoUrl: string; durationInSeconds: number };
      expect(item).toMatchObject({ title: 'A-film', durationInSeconds: 25 });
      const playlist = `http://127.0.0.1:${port}${item.videoUrl}?jwt=public`;
      await runFfmpeg(
        'ffmpeg',
        ['-nostdin', '-v', 'error', '-xerror', '-i', playlist, '-t', '5', '-f', 'null', '-'],
        { ffmpegPath, sandbox: 'limits', timeLimitInSeconds: 60 },
      );

      const again = start('cli/tv.ts', 'import', film, '--public', '--category', 'Trials');
      expect(await again.ended).toBe(0);
      expect(again.output.text).toContain(address![1]);
      expect(again.output.text).toContain('is already here');
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    });

    it('brings all of several files in, and makes an item anew, whenever it dies', async () => {
      const several = await mkdtemp(join(folder, 'several-'));
      for (const [number, name] of ['one', 'two', 'three', 'four'].entries())
        await makeSource(join(several, `${name}.mp4`), [
          ...[...picture('640x360', 8, 25), ...tone(8, 440 + number), ...h264, '-c:a', 'aac'],
        ]);
      const published = async () => (await readdir(join(folder, 'data/files/media')).catch(() => [])).length;
      const before = await published();
      let service = await startService();
      const command = start('cli/tv.ts', 'import', several, '--public');
      const moments = [
        async () => /[1-9]0 %/.test(command.output.text),
        async () => (await encoders()).length > 1,
        async () => (await published()) > before,
      ];
      for (const moment of moments) {
        await expect.poll(moment, { timeout: 60_000, interval: 20 }).toBe(true);
        service.child.kill('SIGKILL');
        await service.ended;
        service = await startService();
      }
      expect(await command.ended).toBe(0);
      expect(command.output.text).toContain('4 of 4 files can be watched.');
      expect(await encoders()).toEqual([]);
      expect(await temporary()).toEqual([]);

      const [, id] = /\/watch\/(\S+)/.exec(command.output.text)!;
      const ask = async (path: string) => fetch(`http://127.0.0.1:${port}/api${path}`);
      const versionOf = async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/MediaContents/Publics/${id}`, {
          headers: { authorization: 'Bearer public' },
        });
        const { videoUrl } = (await answer.json()) as { videoUrl: string };
        expect((await ask(`${videoUrl.replace('/api', '')}?jwt=public`)).status).toBe(200);
        return Number(/\/(\d+)\/master/.exec(videoUrl)?.[1]);
      };
      const first = await versionOf();
      expect(await start('cli/tv.ts', 'reprocess', id!).ended).toBe(0);
      await expect.poll(async () => (await encoders()).length, { timeout: 30_000, interval: 20 }).toBe(1);
      service.child.kill('SIGKILL');
      await service.ended;
      service = await startService();
      expect(await versionOf()).toBe(first);
      await expect.poll(versionOf, { timeout: 60_000 }).toBeGreaterThan(first);
      // `public` does not say when it was issued, so that it opens no version that was replaced.
      expect((await ask(`/media/${id}/${first}/master.m3u8?jwt=public`)).status).toBe(404);
      service.child.kill('SIGTERM');
      expect(await service.ended).toBe(0);
    });
  },
);
