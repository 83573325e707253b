// Slow: it follows the guide on a machine of its own, with a network and folders for each container, and brings in a film.
// Proves: the commands of the guide for Docker, with the settings, users and networks of compose.yaml, end in a film that plays through nginx.
// Ground: deploy/README.md, deploy/compose.yaml, deploy/compose, deploy/nginx, deploy/compose.env.example, Dockerfile, tools/release.
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
  hasPrograms('nginx', 'pg_ctlcluster', 'openssl', 'curl', 'wget') &&
  isFfmpegInstalled('ffmpeg') &&
  canHaveMachines();
const commands = commandsOf('One machine with Docker');

describe.skipIf(!isPossible)('the guide for Docker (it needs root, nginx, PostgreSQL and ffmpeg)', () => {
  const folder = isPossible ? mkdtempSync(join(tmpdir(), 'tv-guide-')) : '';
  let machine: Awaited<ReturnType<typeof startMachine>>;
  /** What the guide's commands said. */
  let output: string;

  beforeAll(async () => {
    const release = bringRelease();
    if (!release) throw new Error('The web is not built: run npm start first.');
    machine = await startMachine();
    machine.imitate('docker', 'test-docker.ts');
    machine.imitate('certbot', 'test-packages.ts');
    machine.give(join(release.folder, release.archive));
    machine.give(await makeSource(join(folder, 'talk.mp4'), [...picture(), ...tone(), ...h264]));
    machine.run(
      'echo 127.0.0.1 tv.example.org >> /etc/hosts && install -D --mode=644 talk.mp4 /srv/talk.mp4',
    );
    const everything = machine.run(`set -e\n${commands.join('\n')}`, 200_000);
    output = everything.output;
    const logs = machine.run('tail -n 20 /run/test-containers/*.log').output;
    expect(everything.status, output + logs).toBe(0);
  }, 400_000);
  afterAll(async () => {
    await machine?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the film plays through nginx, from the store, and the link for the first Admin opens', () => {
    const trusted = '/etc/letsencrypt/live/tv.example.org/fullchain.pem';
    const seen = machine.run(
      `NODE_EXTRA_CA_CERTS=${trusted} ${watchCommand('https://tv.example.org', namedIn(output).organizationId)}`,
    );
    expect(seen.status, seen.output).toBe(0);
    expect(JSON.parse(seen.output)).toMatchObject({
      title: 'Welcome',
      ...playing,
    });
    const request = `curl --silent --cacert ${trusted} --output /dev/null --write-out '%{http_code}' '${namedIn(output).setupLink}'`;
    expect(machine.run(request).output).toBe('200');
  });
});
