// Slow: it follows the guide on a machine of its own: it installs a release, PostgreSQL, nginx, and brings in a film.
// Proves: the commands of the guide for systemd end in a film that plays through nginx, and a new version and the way back fail no request.
// Ground: deploy/README.md, deploy/systemd, deploy/nginx, deploy/nginx.conf, tools/release, server/src/main.ts, server/src/streaming.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFfmpegInstalled } from '@tv/server/ingest/run-ffmpeg';
import { h264, makeSource, picture, tone } from '@tv/server/ingest/test-sources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringRelease } from '../release/test-release.ts';
import { commandsOf, hasPrograms, namedIn, playing, watchCommand } from './test-guide.ts';
import { canHaveMachines, startMachine } from './test-machine.ts';

const isPossible =
  hasPrograms('nginx', 'pg_createcluster', 'openssl', 'systemd-sysusers', 'curl', 'bwrap') &&
  isFfmpegInstalled('ffmpeg') &&
  canHaveMachines();
const commands = commandsOf('One machine with systemd');
const address = 'https://tv.example.org';

describe.skipIf(!isPossible)(
  'the guide for systemd (it needs root, nginx, PostgreSQL, ffmpeg and bubblewrap)',
  () => {
    const folder = isPossible ? mkdtempSync(join(tmpdir(), 'tv-guide-')) : '';
    let machine: Awaited<ReturnType<typeof startMachine>>;
    /** What the guide's commands said. */
    let output: string;

    beforeAll(async () => {
      const release = bringRelease();
      if (!release) throw new Error('The web is not built: run npm start first.');
      machine = await startMachine();
      for (const name of ['systemctl', 'journalctl', 'systemd-run'])
        machine.imitate(name, 'test-systemctl.ts');
      for (const name of ['apt-get', 'certbot']) machine.imitate(name, 'test-packages.ts');
      machine.give(...[release.archive, release.sums].map((name) => join(release.folder, name)));
      const film = join(folder, 'talk.mp4');
      machine.give(await makeSource(film, [...picture(), ...tone(), ...h264]));
      // What is there before a guide begins: the name leads to the machine, and there is a film.
      machine.run(
        'echo 127.0.0.1 tv.example.org >> /etc/hosts && install -D --mode=644 talk.mp4 /srv/talk.mp4',
      );
      const everything = machine.run(`set -e\n${commands.join('\n')}`, 200_000);
      output = everything.output;
      expect(everything.status, output).toBe(0);
    }, 400_000);
    afterAll(async () => {
      await machine?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const isTrusted = 'NODE_EXTRA_CA_CERTS=/etc/letsencrypt/live/tv.example.org/fullchain.pem';
    const curl = 'curl --silent --cacert /etc/letsencrypt/live/tv.example.org/fullchain.pem';
    function watch() {
      const seen = machine.run(`${isTrusted} ${watchCommand(address, namedIn(output).organizationId)}`);
      expect(seen.status, seen.output).toBe(0);
      return JSON.parse(seen.output) as Record<string, unknown> & { whole: [number, string]; path: string };
    }

    test('the film plays through nginx, which sends the bytes that the service stored', () => {
      const seen = watch();
      expect(seen).toMatchObject({
        title: 'Welcome',
        ...playing,
        whole: [200, expect.stringMatching(/^[0-9a-f]{64}$/)],
        redirected: null,
      });
      const stored = machine.run(
        'find /var/lib/tv/files -type f -name "*.mp4" -exec sha256sum {} + | cut --delimiter=" " --fields=1',
      );
      expect(stored.output.split('\n')).toContain(seen.whole[1]);
      // Past nginx the service sends no bytes, so they came from nginx.
      const alone = machine.run(`curl --silent --head 'http://127.0.0.1:3000${seen.path}?jwt=public'`);
      expect(alone.output).toMatch(/^x-accel-redirect: \/tv-files\//im);
    });

    test('the link for the first Admin opens, and plain HTTP leads to TLS', () => {
      expect(
        machine.run(`${curl} --output /dev/null --write-out '%{http_code}' '${namedIn(output).setupLink}'`)
          .output,
      ).toBe('200');
      const plain = machine.run('curl --silent --head http://tv.example.org/watch/1').output;
      expect(plain).toMatch(/^location: https:\/\/tv\.example\.org\/watch\/1/im);
      // A certificate is renewed by the folder that it was made with.
      machine.run('echo again > /var/www/html/.well-known/acme-challenge/token');
      expect(machine.run('curl --silent http://tv.example.org/.well-known/acme-challenge/token').output).toBe(
        'again\n',
      );
    });

    test('the processes are behind nginx, as the user of the service, with media work in its sandbox', () => {
      const users = machine.run(`ps -eo user=,args= | grep --only-matching '^tv .*--role .*'`).output;
      expect(users.match(/--role \w+/g)?.sort()).toEqual([
        '--role live',
        '--role web',
        '--role web',
        '--role worker',
      ]);
      const log = machine.run('journalctl --unit tv-worker').output;
      expect(log).toMatch(/"mediaSandbox":"bubblewrap"/);
      const ports = machine.run(
        `grep --only-matching 'server 127.0.0.1:[0-9]*' /etc/nginx/tv/upstream.conf`,
      ).output;
      // The last one is where live events are received.
      expect(ports.match(/\d{4}/g)).toEqual(['3000', '3001', '3090']);
    });

    test('a new version and the way back are one command each, and no request fails', () => {
      machine.run(`set -e
cp --recursive /opt/tv/2.58.0 /opt/tv/2.58.1
sed --in-place 's/"version": "2.58.0"/"version": "2.58.1"/' /opt/tv/2.58.1/package.json`);
      const asking = `( while :; do ${curl} --output /dev/null --write-out '%{http_code}\\n' ${address}/api/About/Version || echo failed; sleep 0.1; done > /tmp/asked ) &`;
      const use = commands.at(-1)!;
      const version = `${curl} ${address}/api/About/Version`;
      const done = machine.run(
        `set -e
${asking}
version=2.58.1
${use}
${version} && echo
version=2.58.0
${use}
${version} && echo
kill $!
sort /tmp/asked | uniq --count`,
        200_000,
      );
      expect(done.status, done.output).toBe(0);
      expect(done.output.match(/"informationalVersion":"[^"]+"/g)).toEqual([
        '"informationalVersion":"2.58.1"',
        '"informationalVersion":"2.58.0"',
      ]);
      expect(done.output.match(/^ +\d+ .+$/gm)).toEqual([expect.stringMatching(/^ +\d{2,} 200$/)]);
      expect(watch()).toMatchObject({ poster: [200, 'image', true], part: [206, true] });
    }, 240_000);
  },
);
