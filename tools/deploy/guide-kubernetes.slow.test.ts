// Slow: it follows the guide on a machine of its own, with a network and folders for each pod, and brings in a film.
// Proves: the commands of the guide for Kubernetes, with the pods that helm renders, end in a film that plays through the ingress, from the store.
// Ground: deploy/README.md, deploy/helm, Dockerfile, tools/release.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFfmpegInstalled } from '@tv/server/ingest/run-ffmpeg';
import { h264, makeSource, picture, tone } from '@tv/server/ingest/test-sources';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringRelease } from '../release/test-release.ts';
import { commandsOf, hasPrograms, namedIn, playing, watchCommand } from './test-guide.ts';
import { helm } from './test-helm.ts';
import { canHaveMachines, startMachine } from './test-machine.ts';

const isPossible =
  helm !== undefined &&
  hasPrograms('nginx', 'pg_ctlcluster', 'openssl', 'curl') &&
  isFfmpegInstalled('ffmpeg') &&
  canHaveMachines();
const commands = commandsOf('Kubernetes');
const here = import.meta.dirname;

describe.skipIf(!isPossible)(
  'the guide for Kubernetes (it needs root, helm, nginx, PostgreSQL and ffmpeg)',
  () => {
    const folder = isPossible ? mkdtempSync(join(tmpdir(), 'tv-guide-')) : '';
    let machine: Awaited<ReturnType<typeof startMachine>>;
    /** What the guide's commands said. */
    let output: string;

    beforeAll(async () => {
      const release = bringRelease();
      if (!release) throw new Error('The web is not built: run npm start first.');
      machine = await startMachine();
      for (const name of ['kubectl', 'helm']) machine.imitate(name, 'test-cluster.ts');
      machine.imitate('docker', 'test-docker.ts');
      const names = 'subjectAltName=DNS:tv.example.org,DNS:s3.example.org';
      const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
      const [certificate, key] = ['certificate.pem', 'certificate-key.pem'].map((name) => join(folder, name));
      const files = ['-subj', '/CN=tv.example.org', '-addext', names, '-keyout', key!, '-out', certificate!];
      execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
      machine.give(join(release.folder, release.archive), certificate!, key!);
      machine.give(await makeSource(join(folder, 'talk.mp4'), [...picture(), ...tone(), ...h264]));
      // What an operator has before: names, a certificate, a database, a bucket, and a film.
      const before = machine.run(`set -e
printf '%s\\n' '127.0.0.1 tv.example.org' '10.9.0.1 database.example.org' '10.9.0.1 s3.example.org' >> /etc/hosts
ip link add containers type bridge && ip addr add 10.9.0.1/24 dev containers && ip link set containers up
install --mode=644 certificate.pem /srv/certificate.pem && cp certificate-key.pem /srv/key.pem && cp talk.mp4 /srv/
install --directory /var/lib/postgresql/data
POSTGRES_USER=tv POSTGRES_PASSWORD=PASSWORD POSTGRES_DB=tv ${process.execPath} ${here}/test-database.ts > /tmp/database.log 2>&1 &
${process.execPath} ${here}/test-operator.ts tv-media KEY SECRET > /tmp/store.log 2>&1 &
for i in $(seq 100); do pg_isready --quiet --host=10.9.0.1 && break; sleep 0.2; done`);
      expect(before.status, before.output).toBe(0);
      const everything = machine.run(`set -e\n${commands.join('\n')}`, 200_000);
      output = everything.output;
      const logs = machine.run('tail -n 20 /run/test-containers/*.log /tmp/*.log').output;
      expect(everything.status, output + logs).toBe(0);
    }, 400_000);
    afterAll(async () => {
      await machine?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('the film plays through the ingress, from the store, and the link for the first Admin opens', () => {
      const trusted = '/srv/certificate.pem';
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
  },
);
