// Slow: it makes a release twice, which installs packages from npm, and runs it on a machine of its own.
// Proves: a release is whole, the same for the same sources, and plays a film without a network, as the user and with the commands of the image.
// Ground: Dockerfile, .dockerignore, package-lock.json, package.json, tools/release, tools/third-parties.ts, server/src/main.ts, web/build.ts.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AURORA } from '../../demo/organizations.ts';
import { environmentOf, isInContext, lastStep, readStages } from '../deploy/test-dockerfile.ts';
import { playing, watchCommand } from '../deploy/test-guide.ts';
import { canHaveMachines, startMachine } from '../deploy/test-machine.ts';
import type { Sbom } from '../third-parties.ts';
import { makeRelease, type Release } from './make-release.ts';
import { bringRelease, sources, timeOfTests } from './test-release.ts';

const isBuilt = existsSync(join(import.meta.dirname, '../../web/dist/.built'));

describe.skipIf(!isBuilt)('a release (it needs the built web)', () => {
  let made: string;
  let folder: string;
  let release: Release;
  let paths: string[];
  beforeAll(() => {
    made = mkdtempSync(join(tmpdir(), 'tv-release-test-'));
    ({ folder, ...release } = bringRelease()!);
    const list = ['--list', '--file', join(folder, release.archive)];
    const output = execFileSync('tar', list, { encoding: 'utf8', maxBuffer: 64 << 20 });
    paths = output.split('\n').filter(Boolean);
  }, 300_000);
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

  test('it holds what runs, and nothing of development', () => {
    expect(paths.filter((path) => !path.startsWith(`tv-${release.version}/`))).toEqual([]);
    const names = paths.map((path) => path.slice(`tv-${release.version}/`.length));
    const parts = [
      'bin/node',
      'LICENSE',
      'CHANGELOG.md',
      'dist/sbom.cdx.json',
      'dist/third-party-notices.txt',
    ];
    const others = ['dist/node-licence.txt', 'web/dist/index.html', 'web/dist/index.de.html'];
    const packages = ['fastify', 'pg', 'sharp'].map((name) => `node_modules/${name}/package.json`);
    const wanted = [...parts, ...others, ...packages, 'deploy/systemd/use-this-version', 'Dockerfile'];
    expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
    const unwanted =
      /^node_modules\/(vite|react|typescript|vitest)\/|^[^n].*\.test\.tsx?$|^\.env$|^(web|studio|player)\/src\/|^client\/lib\/|^ui\/src\/.+\.tsx?$/;
    expect(names.filter((name) => unwanted.test(name))).toEqual([]);
    const own = names.filter((name) => /^[\w@.-]+\/$/.test(name)).sort();
    expect(own).toEqual(
      [
        'bin',
        'captions',
        'cli',
        'client',
        'contract',
        'demo',
        'deploy',
        'dist',
        'docs',
        'identity',
        'node_modules',
        'player',
        'server',
        'sources',
        'strings',
        'studio',
        'tools',
        'ui',
        'web',
      ].map((name) => `${name}/`),
    );
  });

  test('its checksums fit, and its bill names its packages, those of the web, and Node', () => {
    const output = execFileSync('sha256sum', ['--check', release.sums], { cwd: folder, encoding: 'utf8' });
    expect(output).toBe(`${release.archive}: OK\n${release.bill}: OK\n`);
    const { components } = JSON.parse(readFileSync(join(folder, release.bill), 'utf8')) as Sbom;
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'node']));
  });

  test('the same sources give the same bytes', () => {
    const again = makeRelease({ paths: sources(), time: timeOfTests, into: made });
    expect([sumOf(join(made, again.archive)), sumOf(join(made, again.bill))]).toEqual([
      sumOf(join(folder, release.archive)),
      sumOf(join(folder, release.bill)),
    ]);
  }, 240_000);

  describe.skipIf(!canHaveMachines())('on a machine without a network (it needs root)', () => {
    const image = readStages().at(-1)!;
    const settings = Object.entries(environmentOf(image)).map(([name, value]) => `${name}=${value}`);
    const quote = (words: readonly string[]) =>
      words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');
    /** A command in the image: its user, its variables, its folder. An engine adds HOME for a user without a name. */
    const inImage = (words: readonly string[]) => {
      const [uid, gid] = lastStep(image, 'USER').text.split(':');
      const user = `setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --bounding-set=-all`;
      return `(cd ${lastStep(image, 'WORKDIR').text} && exec ${user} env --ignore-environment ${quote(['HOME=/', ...settings, ...words])})`;
    };
    let machine: Awaited<ReturnType<typeof startMachine>>;
    beforeAll(async () => {
      machine = await startMachine();
      machine.give(join(folder, release.archive));
      const parts = paths
        .map((path) => path.split('/')[1]!)
        .filter((part, index, all) => part && all.indexOf(part) === index && isInContext(part));
      const prepared = machine.run(`set -e
tar --extract --file ${release.archive}
mkdir /tv && cd tv-${release.version} && mv ${quote(parts)} /tv
${/install --directory .* \/data/.exec(lastStep(image, 'RUN').text)![0]}
mkdir --mode=1777 --parents /tmp`);
      expect(prepared.status, prepared.output).toBe(0);
    });
    afterAll(() => machine?.stop());

    test('the commands of the image start it, it plays a film, and ends when it is asked to', () => {
      const command = [...lastStep(image, 'ENTRYPOINT').exec!, ...lastStep(image, 'CMD').exec!];
      const started = machine.run(`${inImage(command)} > /tmp/log 2>&1 & echo $! > /tmp/pid
for i in $(seq 900); do grep --quiet 'is ready' /tmp/log && break; sleep 0.2; done; cat /tmp/log`);
      expect(started.output).toContain(`TV ${release.version} is ready`);
      const check = () => machine.run(inImage(lastStep(image, 'HEALTHCHECK').exec!)).status;
      expect(check()).toBe(0);

      const seen = machine.run(watchCommand('http://localhost:3000', AURORA));
      expect(seen.status, seen.output).toBe(0);
      expect(JSON.parse(seen.output)).toMatchObject({
        ...playing,
      });
      // Who gets the web's code can read the licences of what is in it.
      expect(machine.run('curl --silent http://localhost:3000/third-party-notices.txt').output).toMatch(
        /\nreact@\d/,
      );
      const status = machine.run(inImage(['node', 'cli/tv.ts', 'status']));
      expect(status.status, status.output).toBe(0);

      const ended = machine.run(`kill -${lastStep(image, 'STOPSIGNAL').text} $(cat /tmp/pid)
for i in $(seq 200); do kill -0 $(cat /tmp/pid) 2> /dev/null || break; sleep 0.1; done
kill -0 $(cat /tmp/pid) 2> /dev/null && echo still || echo ended; ls /data; find /tv -newer /tmp/pid`);
      expect(ended.output.split('\n').filter(Boolean)).toEqual(
        expect.arrayContaining(['ended', 'database', 'files', 'secret-key']),
      );
      expect(ended.output).not.toContain('/tv/');
      expect(check()).toBe(1);
    });
  });
});
