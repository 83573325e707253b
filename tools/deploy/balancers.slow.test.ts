// Slow: it installs a release and PostgreSQL on a machine of its own, and plays a film through two balancers.
// Proves: the samples of HAProxy and nginx for several instances work as they are, with two instances at the ports that they name.
// Ground: deploy/haproxy.cfg, deploy/nginx-balancer.conf, tools/release, server/src/main.ts.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AURORA } from '../../demo/organizations.ts';
import { bringRelease } from '../release/test-release.ts';
import { hasPrograms, playing, watchCommand } from './test-guide.ts';
import { canHaveMachines, startMachine } from './test-machine.ts';

const isPossible = hasPrograms('haproxy', 'nginx', 'pg_ctlcluster', 'curl') && canHaveMachines();
/** Each is started with its sample. nginx's is for inclusion. */
const balancers = {
  haproxy: 'haproxy -db -f /srv/tv/deploy/haproxy.cfg',
  nginx: `sh -c 'echo "events {} http { include /srv/tv/deploy/nginx-balancer.conf; }" > /tmp/nginx.conf; exec nginx -c /tmp/nginx.conf -g "daemon off;"'`,
};

describe.skipIf(!isPossible)('balancers (they need root, HAProxy, nginx and PostgreSQL)', () => {
  let machine: Awaited<ReturnType<typeof startMachine>>;

  beforeAll(async () => {
    const release = bringRelease();
    if (!release) throw new Error('The web is not built: run npm start first.');
    machine = await startMachine();
    machine.imitate('apt-get', 'test-packages.ts');
    machine.give(join(release.folder, release.archive));
    const settings =
      'DATABASE_URL=postgres://tv:tv@127.0.0.1/tv DATA_DIR=/srv/data PUBLIC_URL=http://localhost:8080 SECRET_KEY=a-text-of-more-than-32-characters-for-a-key TRUSTED_PROXIES=loopback';
    const started = machine.run(
      `set -e
apt-get install postgresql
cd /tmp && runuser --user postgres -- psql --command "create role tv login password 'tv'" --command "create database tv owner tv template template0 encoding 'UTF8'"
mkdir /srv/tv && tar --extract --file /srv/guide/${release.archive} --directory /srv/tv --strip-components=1
cd /srv/tv
for port in 3001 3002; do
  env ${settings} PORT=$port bin/node server/src/main.ts --role web > /tmp/$port.log 2>&1 &
  curl --silent --fail --output /dev/null --retry 200 --retry-delay 1 --retry-all-errors http://127.0.0.1:$port/health/ready
done`,
      150_000,
    );
    expect(started.status, started.output).toBe(0);
  }, 400_000);
  afterAll(() => machine?.stop());

  test.each(Object.entries(balancers))('a film plays through %s', (_, command) => {
    const seen = machine.run(`${command} > /tmp/balancer.log 2>&1 &
balancer=$!
curl --silent --fail --output /dev/null --retry 50 --retry-delay 1 --retry-all-errors http://localhost:8080/api/About/Version
${watchCommand('http://localhost:8080', AURORA)}
kill $balancer; wait $balancer 2> /dev/null; true`);
    expect(seen.status, seen.output).toBe(0);
    expect(JSON.parse(seen.output)).toMatchObject({
      ...playing,
    });
  });
});
