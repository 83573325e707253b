// Slow: it makes a base from Debian's packages, builds the image with them and its ffmpeg, and plays a film.
// Proves: the Dockerfile builds from a release, and what is in the image starts as its user, plays a film, is healthy and ends by its signal.
// Ground: Dockerfile, .dockerignore, tools/release, package-lock.json, server/src/main.ts.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AURORA } from '../../demo/organizations.ts';
import { bringRelease } from '../release/test-release.ts';
import { freePort } from '../test/free-port.mjs';
import { readStages } from './test-dockerfile.ts';
import { hasPrograms, playing, watchCommand } from './test-guide.ts';

const sourcesOfDebian = '/etc/apt/sources.list.d/debian.sources';
const isPossible =
  process.getuid?.() === 0 && hasPrograms('buildah', 'mmdebstrap') && existsSync(sourcesOfDebian);
const cache = join(import.meta.dirname, '../../.cache');

/** A file system of Debian as its image has it, from the packages of this machine's sources. It is made once. */
function bringBase(): string {
  const base = join(cache, 'debian-12.tar');
  if (existsSync(base)) return base;
  mkdirSync(cache, { recursive: true });
  const making = join(mkdtempSync(join(tmpdir(), 'tv-base-')), 'base.tar');
  const words = ['--variant=minbase', '--include=ca-certificates', 'bookworm', making, sourcesOfDebian];
  execFileSync('mmdebstrap', words, { stdio: 'pipe' });
  execFileSync('cp', [making, `${base}.part`]);
  renameSync(`${base}.part`, base);
  rmSync(join(making, '..'), { recursive: true });
  return base;
}

/** Ids of a process and of all that it started, the outermost first. Any of its threads may have started one. */
const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .flatMap((child) => familyOf(Number(child))),
];
const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);

describe.skipIf(!isPossible)('the image (it needs root, buildah, mmdebstrap and Debian)', () => {
  const image = readStages().at(-1)!;
  const folder = isPossible ? mkdtempSync(join(tmpdir(), 'tv-image-')) : '';
  const store = [
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ];
  const buildah = (...words: string[]) =>
    execFileSync('buildah', [...store, ...words], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 << 20 });
  /** What an engine reads of the image. */
  let config: { Entrypoint: string[]; Cmd: string[]; Healthcheck: { Test: string[] } };
  let container: string;
  const started: ChildProcess[] = [];
  const inContainer = (settings: readonly string[], words: readonly string[]) => {
    const env = settings.flatMap((setting) => ['--env', setting]);
    return [...store, 'run', '--isolation', 'chroot', ...env, container, '--', ...words];
  };

  beforeAll(() => {
    const release = bringRelease();
    if (!release) throw new Error('The web is not built: run npm start first.');
    const base = buildah('from', 'scratch').trim();
    buildah('add', '--quiet', base, bringBase(), '/');
    buildah('commit', '--quiet', base, `docker.io/library/${image.image}:${image.tag}`);
    buildah('rm', base);
    execFileSync('tar', ['--extract', '--file', join(release.folder, release.archive)], { cwd: folder });
    const context = join(folder, `tv-${release.version}`);
    const flags = ['--isolation', 'chroot', '--pull=never', '--format', 'docker', '--tag', 'tv:test'];
    buildah('build', ...flags, context);
    ({
      Docker: { config },
    } = JSON.parse(buildah('inspect', '--type', 'image', 'tv:test')) as {
      Docker: { config: typeof config };
    });
    container = buildah('from', '--pull-never', 'tv:test').trim();
  }, 900_000);
  afterAll(() => {
    for (const child of started.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode))
      for (const pid of familyOf(child.pid!).reverse()) process.kill(pid, 'SIGKILL');
    if (isPossible) buildah('rm', '--all');
    rmSync(folder, { recursive: true, force: true });
  });

  test('it says to an engine what the Dockerfile says', () => {
    expect(config).toMatchObject({
      User: '10001:10001',
      WorkingDir: '/tv',
      StopSignal: 'SIGTERM',
      Volumes: { '/data': {} },
      ExposedPorts: { '3000/tcp': {} },
    });
    expect(config.Healthcheck.Test[0]).toBe('CMD');
  });

  test('it holds the parts of a release that run, and nothing that its user may change', () => {
    const mount = buildah('mount', container).trim();
    expect(readdirSync(join(mount, 'tv')).sort()).toEqual(
      [
        'LICENSE',
        'bin',
        'captions',
        'cli',
        'client',
        'contract',
        'demo',
        'dist',
        'identity',
        'node_modules',
        'package-lock.json',
      ].concat(['package.json', 'server', 'sources', 'strings', 'tools', 'ui', 'web']),
    );
    const words = [
      join(mount, 'tv'),
      '(',
      '-not',
      '-uid',
      '0',
      '-o',
      '-perm',
      '/o+w',
      ')',
      '-not',
      '-type',
      'l',
    ];
    expect(execFileSync('find', words, { encoding: 'utf8' })).toBe('');
    expect(readdirSync(join(mount, 'var/lib/apt/lists'))).toEqual([]);
    buildah('umount', container);
  });

  test('what is in it starts, plays a film, is healthy, and ends when it is asked to', async () => {
    const port = await freePort();
    const settings = [`PORT=${port}`, `PUBLIC_URL=http://localhost:${port}`];
    const command = [...config.Entrypoint, ...config.Cmd];
    const child = spawn('buildah', inContainer(settings, command), { stdio: ['ignore', 'pipe', 'pipe'] });
    started.push(child);
    const ended = once(child, 'exit');
    let log = '';
    for (const channel of [child.stdout, child.stderr])
      channel.on('data', (bytes: Buffer) => {
        log += String(bytes);
      });
    await vi.waitFor(() => expect(log).toContain('is ready'), { timeout: 180_000 });

    const [, ...check] = config.Healthcheck.Test;
    const isHealthy = () =>
      execFileSync('buildah', inContainer(settings, check), { encoding: 'utf8', stdio: 'pipe' });
    isHealthy();
    const [program, ...words] = watchCommand(`http://localhost:${port}`, AURORA).split(' ');
    expect(JSON.parse(execFileSync(program!, words, { encoding: 'utf8' }))).toMatchObject(playing);

    const service = familyOf(child.pid!).find(
      (pid) => commandOf(pid).slice(1).join() === command.slice(1).join(),
    )!;
    const status = readFileSync(`/proc/${service}/status`, 'utf8');
    expect([/^Uid:\t(\d+)/m.exec(status)![1], /^Gid:\t(\d+)/m.exec(status)![1]]).toEqual(['10001', '10001']);
    process.kill(service, 'SIGTERM');
    expect((await ended)[0], log).toBe(0);
    expect(isHealthy).toThrow();
  }, 300_000);
});
