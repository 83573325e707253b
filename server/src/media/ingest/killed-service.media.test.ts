import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFfmpegInstalled, runFfmpeg } from './run-ffmpeg.ts';
import { ffmpegPath, h264, makeSource, picture, tone } from './test-sources.ts';

const root = join(import.meta.dirname, '../../../..');
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: found } = server.address() as { port: number };
  server.close();
  return found;
}

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
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said, ended };
}

async function startService() {
  const service = start('server/src/media/ingest/test-ingest-service.ts');
  await expect.poll(() => service.said.text, { timeout: 60_000 }).toContain('ready');
  return service;
}

const temporary = async () => {
  const place = join(folder, 'data/files/temporary');
  return existsSync(place) ? readdir(place, { recursive: true }) : [];
};

/** Programs of this test's folder that still run; Linux only. */
async function encoders(): Promise<string[]> {
  const commands = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return commands.filter((command) => command.includes('ffmpeg') && command.includes(folder));
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
      const command = start('tools/tv.ts', 'import', film, '--public', '--category', 'Trials');
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
      expect(command.said.text).toContain('processing');
      const address = /http:\S+\/public\/\S+\/watch\/(\S+)/.exec(command.said.text);
      expect(address).not.toBeNull();
      expect(await temporary()).toEqual([]);

      const answer = await fetch(`http://127.0.0.1:${port}/api/MediaContents/Publics/${address![1]}`, {
        headers: { authorization: 'Bearer public' },
      });
      const item = (await answer.json()) as { title: string; videoUrl: string; durationInSeconds: number };
      expect(item).toMatchObject({ title: 'A film', durationInSeconds: 25 });
      const playlist = `http://127.0.0.1:${port}${item.videoUrl}?jwt=public`;
      await runFfmpeg(
        'ffmpeg',
        ['-nostdin', '-v', 'error', '-xerror', '-i', playlist, '-t', '5', '-f', 'null', '-'],
        { ffmpegPath, timeLimitInSeconds: 60 },
      );

      const again = start('tools/tv.ts', 'import', film, '--public', '--category', 'Trials');
      expect(await again.ended).toBe(0);
      expect(again.said.text).toContain(address![1]);
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
    }, 180_000);
  },
);
